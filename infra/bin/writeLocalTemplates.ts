import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesizeTemplates } from '../src/app/synthesizeTemplates';
import { localStage } from '../src/stages/localStage';
import { localTemplatesFile, localTemplatesFolder } from '../src/templates/readLocalTemplates';

// Folders that assets are gathered in: the templates alone are wanted.
const temporaryFolder = mkdtempSync(join(tmpdir(), 'incasso-synth-'));
process.env['TMPDIR'] = temporaryFolder;
process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

const [folder = localTemplatesFolder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const malwareScan of [true, false]) {
  writeFileSync(
    localTemplatesFile(malwareScan, folder),
    JSON.stringify(synthesizeTemplates({ ...localStage, malwareScan })),
  );
}
