import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const contentGuide = fileURLToPath(new URL('../../../docs/content.md', import.meta.url));
const heading = '## What the firm confirms before going live\n';

/** The names of the statements that the firm has not confirmed, from the table of docs/content.md. */
export function readSamples(guide = readFileSync(contentGuide, 'utf8')): string[] {
  const [, rest = ''] = guide.split(heading);
  const [section = ''] = rest.split('\n## ');
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  // An empty list would let every stage be deployed.
  if (rows.length === 0) throw new Error(`docs/content.md has no table below "${heading.trim()}"`);
  return rows
    .filter((row) => !/\| *\d{4}-\d{2}-\d{2} *\|$/.test(row))
    .map((row) => /^\| *`([\w-]+)`/.exec(row)?.[1] ?? row);
}
