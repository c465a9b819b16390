import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Templates } from './DeployedStacks';

/** Where the build writes the templates of the local stage. */
export const localTemplatesFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The file of the templates with or without the malware scan. */
export function localTemplatesFile(malwareScan: boolean, folder = localTemplatesFolder): string {
  return join(folder, `templates-${malwareScan ? 'scanned' : 'unscanned'}.json`);
}

/** The templates of the local stage in a file: by default as the build made them. */
export function readLocalTemplates(malwareScan: boolean, file = localTemplatesFile(malwareScan)): Templates {
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(file, 'utf8')));
}
