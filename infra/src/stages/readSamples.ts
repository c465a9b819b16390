import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A statement of the site, the files that contain it, and the date on which the firm confirmed it. */
export type Statement = { readonly what: string; readonly files: string; readonly confirmedOn: string };

const contentGuide = fileURLToPath(new URL('../../../docs/content.md', import.meta.url));
const heading = '## What the firm confirms before going live\n';

/** The statements that the firm has not confirmed, from the table of docs/content.md. */
export function readSamples(guide = readFileSync(contentGuide, 'utf8')): Statement[] {
  const [, rest = ''] = guide.split(heading);
  const [section = ''] = rest.split('\n## ');
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  // An empty list would let every stage be deployed.
  if (rows.length === 0) throw new Error(`docs/content.md has no table below "${heading.trim()}"`);
  return rows
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, what = '', files = '', confirmedOn = '']) => ({ what, files: files.replaceAll('`', ''), confirmedOn }))
    .filter(({ confirmedOn }) => !/^\d{4}-\d{2}-\d{2}$/.test(confirmedOn));
}

export function sampleLine({ what, files }: Statement): string {
  return `${what} (${files})`;
}
