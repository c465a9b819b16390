import { App } from 'aws-cdk-lib';
import { addStacks } from '../addStacks';
import { exampleInputs } from '../exampleInputs';
import { featureFlags } from '../featureFlags';
import { sampleStages } from './sampleStages';
import { statefulResources, type StatefulResources } from './statefulResources';

/** The stateful resources of the sample stages, as the code makes them now. */
export function synthesizeSamples(): StatefulResources {
  const inputs = exampleInputs();
  return Object.fromEntries(
    sampleStages.flatMap((stage) => {
      const app = new App({ context: featureFlags, analyticsReporting: false, builtinCloudFormationValidation: false });
      addStacks(app, { stage, ...inputs });
      return Object.entries(statefulResources(app.synth()));
    }),
  );
}
