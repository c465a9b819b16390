import { findReplacements } from '../src/app/stateful-resources/findReplacements';
import {
  readDecisions,
  readStatefulResources,
  writeStatefulResources,
} from '../src/app/stateful-resources/statefulResourcesFile';
import { synthesizeSamples } from '../src/app/stateful-resources/synthesizeSamples';
import { useOwnTemporaryFolder } from '../src/app/useOwnTemporaryFolder';

useOwnTemporaryFolder();
const resources = synthesizeSamples();
const replacements = findReplacements(readStatefulResources(), resources, readDecisions());
if (replacements.length === 0) {
  writeStatefulResources(resources);
} else {
  console.error('A deploy would take away what keeps state:');
  for (const { stack, id, cause } of replacements) console.error(`  ${id} (${stack}): ${cause}`);
  console.error(
    'Keep it, or write a decision in docs/decisions that names the id as code and says what becomes of it.',
  );
  process.exitCode = 1;
}
