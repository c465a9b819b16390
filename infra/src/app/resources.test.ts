import type { Template } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import { stages } from '../stages/stages';
import { synthesizeStage } from './testing/synthesizeStage';

test.each(stages.map(({ name }) => name))('deploys the same resources of %s under the same ids', (name) => {
  const { edge, storage, backend, site, monitoring, deployRole } = synthesizeStage(name);

  expect({
    edge: resourcesOf(edge),
    storage: resourcesOf(storage),
    backend: resourcesOf(backend),
    site: resourcesOf(site),
    monitoring: resourcesOf(monitoring),
    deployRole: resourcesOf(deployRole),
  }).toMatchSnapshot();
});

function resourcesOf(template: Template | undefined): string[] {
  const schema = v.object({ Resources: v.record(v.string(), v.object({ Type: v.string() })) });
  const { Resources } = v.parse(schema, template?.toJSON() ?? { Resources: {} });
  return Object.entries(Resources)
    .map(([id, { Type }]) => `${Type} ${id}`)
    .sort();
}
