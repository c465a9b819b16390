import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { projectRoot } from '../prepare.mjs';

/** Runs a command and returns whether it passed. Piped output is printed when the command ends. */
export async function runCommand(name, [command, ...args], output = 'pipe') {
  const started = performance.now();
  // Garbage collection takes a quarter of the time of the compiler and the linter, which are written in Go.
  const env = { GOGC: '1000', ...process.env };
  const child = spawn(command, args, { cwd: projectRoot, env, stdio: ['ignore', output, output] });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const hasPassed = await new Promise((resolve) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  if (output === 'pipe') console.log(`\n── ${name}\n${Buffer.concat(chunks).toString()}`);
  console.log(`── ${name}: ${hasPassed ? 'passed' : 'failed'} in ${secondsSince(started)} s`);
  return hasPassed;
}

export function secondsSince(started) {
  return Math.round((performance.now() - started) / 1000);
}
