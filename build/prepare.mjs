// Runs on a fresh clone, so it imports only Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Ends the process with one line when this Node is older than `engines` in package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
    fail(`Node ${process.versions.node} is too old: install Node ${needed} or newer and run this command again.`);
  }
}

/**
 * Installs the locked dependencies of a folder, unless what is installed came from this very lockfile.
 *
 * @param {string} folder
 */
export function installDependencies(folder = projectRoot) {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing dependencies …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'Installing the dependencies failed.', folder);
  writeFileSync(stamp, lockfile);
}

/** Builds every workspace whose inputs changed since its last build. */
export function build() {
  console.log('Building what changed …');
  run('npm', ['run', '--silent', 'build'], 'The build failed.');
}

/**
 * Runs a command; its output is shown only when it fails, and then ends the process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} failure
 * @param {string} folder
 */
function run(command, args, failure, folder = projectRoot) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  fail(failure);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
