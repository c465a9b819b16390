// Prints a bill of materials (CycloneDX) of the packages that ship. `npm sbom --omit dev` leaves out each package that
// a development tool uses too, such as the AWS SDK: npm reads copies of the manifests here, which name no such tool.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './prepare.mjs';

const shipped = ['shell', 'content-remote', 'intake-widget', 'lambdas'];

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
// npm names the root component after its folder.
const copy = join(folder, 'incasso');
try {
  const lockfile = readJson('package-lock.json');
  const workspaces = Object.keys(lockfile.packages).filter((path) => !path.includes('node_modules'));
  for (const path of workspaces) {
    mkdirSync(join(copy, path), { recursive: true });
    writeJson(join(path, 'package.json'), { ...readJson(join(path, 'package.json')), devDependencies: {} });
    lockfile.packages[path].devDependencies = {};
  }
  writeJson('package-lock.json', lockfile);
  const options = [
    '--package-lock-only',
    '--sbom-format',
    'cyclonedx',
    ...shipped.map((name) => `--workspace=${name}`),
  ];
  execFileSync('npm', ['sbom', ...options], { cwd: copy, stdio: 'inherit', shell: process.platform === 'win32' });
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
}

/**
 * @param {string} path
 * @param {unknown} value
 */
function writeJson(path, value) {
  writeFileSync(join(copy, path), JSON.stringify(value));
}
