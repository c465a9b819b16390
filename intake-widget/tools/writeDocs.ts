// Writes what documents say of the wizard: its states, and the height of its first step.
import { readFileSync, writeFileSync } from 'node:fs';
import { filesWithHeights, withHeights } from './embed/withHeights';
import { statesPage, statesPagePath } from './statesPage';

writeFileSync(statesPagePath, statesPage());

for (const file of filesWithHeights) {
  writeFileSync(file, withHeights(readFileSync(file, 'utf8')));
}
