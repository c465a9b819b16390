import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { caseFileFields } from './caseFileFields';
import { caseFileJsonSchema } from './caseFileJsonSchema';

const docs = new URL('../../../../docs/', import.meta.url);
const heading = '## Fields\n';

/** Writes what is generated of the case file's guide: its JSON Schema, and the table at the end of the page. */
export async function writeCaseFileGuide(): Promise<void> {
  await write('case-file.v1.schema.json', JSON.stringify(caseFileJsonSchema()));
  const [words = ''] = readFileSync(new URL('case-file.md', docs), 'utf8').split(heading);
  const rows = [['field', 'type', 'always', 'what it is'], ['-', '-', '-', '-'], ...caseFileFields()];
  await write('case-file.md', `${words}${heading}\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

async function write(name: string, text: string): Promise<void> {
  const path = new URL(name, docs);
  const options = await resolveConfig(path);
  writeFileSync(path, await format(text, { ...options, filepath: name }));
}
