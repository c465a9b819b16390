import { readFileSync, writeFileSync } from 'node:fs';
import { caseFileFields } from './caseFileFields';
import { caseFileJsonSchema } from './caseFileJsonSchema';

const docs = new URL('../../../../docs/', import.meta.url);
const heading = '## Fields\n';

/** Writes what is generated of the case file's guide: its JSON Schema, and the table at the end of the page. */
export function writeCaseFileGuide(): void {
  write('case-file.v1.schema.json', JSON.stringify(caseFileJsonSchema()));
  const [words = ''] = readFileSync(new URL('case-file.md', docs), 'utf8').split(heading);
  const rows = [['field', 'type', 'always', 'what it is'], ['-', '-', '-', '-'], ...caseFileFields()];
  write('case-file.md', `${words}${heading}\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

function write(name: string, text: string): void {
  writeFileSync(new URL(name, docs), text);
}
