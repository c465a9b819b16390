import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const builtFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The file of the local stage's templates, with or without the malware scan. Default: where the build writes it. */
export function localTemplatesFile(malwareScan: boolean, folder = builtFolder): string {
  return join(folder, `templates-${malwareScan ? 'scanned' : 'unscanned'}.json`);
}
