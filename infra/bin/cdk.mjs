// Runs on a fresh clone: Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const infra = fileURLToPath(new URL('..', import.meta.url));
const root = join(infra, '..');
const cdk = join(root, 'node_modules', 'aws-cdk', 'bin', 'cdk');

/** Allows `synth` and `diff` of a stage with unconfirmed texts, which may not be deployed. */
const looksOnly = ['--context', 'looksOnly=true'];
const optionsOf = {
  synth: ['--quiet', ...looksOnly],
  diff: looksOnly,
  deploy: ['--all', '--outputs-file', join('cdk.out', 'outputs.json')],
};

const [command = '', stage = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(optionsOf, command) || !/^[a-z]/.test(stage)) {
  console.error('Name the stage: npm run synth -- dev, npm run diff -- dev, npm run deploy -- dev');
  process.exit(2);
}

if (!existsSync(cdk)) run('npm', ['ci', '--no-audit', '--no-fund']);
run('npm', ['run', '--silent', 'build']);
run(process.execPath, [cdk, command, '--context', `stage=${stage}`, ...optionsOf[command], ...options], infra);

/**
 * Prints a command, runs it, and exits with its status when it fails.
 *
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args, cwd = root) {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' },
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
