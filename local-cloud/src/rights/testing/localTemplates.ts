import { localTemplatesFile } from '@incasso/infra/app/localTemplatesFile';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLocalTemplates } from '../readLocalTemplates';

const infra = fileURLToPath(new URL('../../../../infra', import.meta.url));

/** The local stage's templates as they are now, whatever the last build made. */
export function localTemplates() {
  const folder = mkdtempSync(join(tmpdir(), 'local-templates-'));
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'bin/writeLocalTemplates.ts', folder], { cwd: infra });
    return readLocalTemplates(true, localTemplatesFile(true, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
