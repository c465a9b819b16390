import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LocalCloud } from './LocalCloud';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the operators' command on a local cloud, with `typed` as its standard input. */
export async function runSubmissions({ port }: LocalCloud, args: readonly string[], typed = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local-cloud/bin/submissions.ts', ...args], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), ERASE_PAUSE_MS: '0' },
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdin.end(typed);
  await once(child, 'close');
  return { code: child.exitCode, output, complaint };
}
