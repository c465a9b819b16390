import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Templates } from './DeployedStacks';

const folder = new URL('../../dist/', import.meta.url);

/** Where the build writes the templates of the local stage. */
export function localTemplatesFile(malwareScan: boolean): string {
  return fileURLToPath(new URL(`templates-${malwareScan ? 'scanned' : 'unscanned'}.json`, folder));
}

/** The templates of the local stage as the build made them, with or without the malware scan; or those of a file. */
export function readLocalTemplates(malwareScan: boolean, file = localTemplatesFile(malwareScan)): Templates {
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(file, 'utf8')));
}
