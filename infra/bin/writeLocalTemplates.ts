import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { synthesizeTemplates } from '../src/app/synthesizeTemplates';
import { localStage } from '../src/stages/localStage';
import { localTemplatesFile } from '../src/app/localTemplatesFile';

// Folders that assets are gathered in: the templates alone are wanted.
const temporaryFolder = mkdtempSync(join(tmpdir(), 'incasso-synth-'));
process.env['TMPDIR'] = temporaryFolder;
process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

const [folder] = process.argv.slice(2);
for (const malwareScan of [true, false]) {
  const file = localTemplatesFile(malwareScan, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(synthesizeTemplates({ ...localStage, malwareScan })));
}
