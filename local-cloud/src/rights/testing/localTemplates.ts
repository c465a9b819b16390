import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localTemplatesFile, readLocalTemplates } from '../readLocalTemplates';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Templates of the current sources, not of the last build. */
export function localTemplates() {
  const folder = mkdtempSync(join(tmpdir(), 'local-templates-'));
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'bin/writeTemplates.mjs', folder], { cwd: workspace });
    return readLocalTemplates(true, localTemplatesFile(true, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
