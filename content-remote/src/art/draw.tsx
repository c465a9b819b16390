import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawings } from './drawings/drawings';

for (const [name, svg] of Object.entries(drawings())) {
  await writeFile(fileURLToPath(new URL(`${name}.svg`, import.meta.url)), svg);
}
