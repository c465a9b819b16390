import { fileURLToPath } from 'node:url';
import { keepTexts } from './keptTexts';
import { newestVersionTexts } from './legalTexts';

const refused = keepTexts(fileURLToPath(new URL('../../legal-versions', import.meta.url)), newestVersionTexts);
for (const path of refused) {
  console.error(`${path} was published with another text. Give the new text a new day in legalVersions.ts.`);
}
process.exitCode = refused.length === 0 ? 0 : 1;
