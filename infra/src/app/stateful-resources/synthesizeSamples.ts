import { synthesizeTemplates } from '../synthesizeTemplates';
import { sampleStages } from './sampleStages';
import { statefulResources, type StatefulResources } from './statefulResources';

/** The stateful resources of the sample stages, as the code makes them now. */
export function synthesizeSamples(): StatefulResources {
  return Object.fromEntries(
    sampleStages.flatMap((stage) => Object.entries(statefulResources(synthesizeTemplates(stage)))),
  );
}
