// Checks in all workspaces what may import what, and how folders are named. Prints each violation and then fails.
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { cruiseProject } from './cruiseProject.mjs';

function badlyNamedFolders() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return [...new Set(files.map(dirname))].filter((folder) => !/^[a-z0-9/.-]+$/.test(folder));
}

const { violations } = await cruiseProject();
const names = badlyNamedFolders().map((folder) => `folders are in kebab-case: ${folder}`);
for (const violation of [...violations, ...names]) console.error(violation);
process.exitCode = violations.length + names.length === 0 ? 0 : 1;
