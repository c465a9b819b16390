import { findReplacements } from './findReplacements';
import { readDecisions, readStatefulResources } from './statefulResourcesFile';
import { synthesizeSamples } from './synthesizeSamples';

const accepted = readStatefulResources();
const resources = synthesizeSamples();

test('no deploy takes away what keeps state, unless a decision names it', () => {
  expect(findReplacements(accepted, resources, readDecisions())).toEqual([]);
});

test('what keeps state is accepted: npm run accept-resources', () => {
  expect(resources).toEqual(accepted);
});
