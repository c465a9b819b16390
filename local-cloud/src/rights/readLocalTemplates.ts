import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { templatesSchema, type Templates } from './DeployedStacks';

const builtFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The file with the templates, with or without the malware scan. Default: in the build output. */
export function localTemplatesFile(malwareScan: boolean, folder = builtFolder): string {
  return join(folder, `templates-${malwareScan ? 'scanned' : 'unscanned'}.json`);
}

/** The local stage's templates, by default from the build. */
export function readLocalTemplates(malwareScan: boolean, file = localTemplatesFile(malwareScan)): Templates {
  return v.parse(templatesSchema, JSON.parse(readFileSync(file, 'utf8')));
}
