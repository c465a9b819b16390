// Runs on a fresh clone: Node's own modules only.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { projectRoot } from '../prepare.mjs';

/** The compiler and the linter are written in Go, which takes a quarter of their time to collect garbage. */
const environment = { GOGC: '1000', ...process.env };

/**
 * Runs a part of the checks and tells whether it passed. What it writes is shown as it comes, or at its end as a whole
 * when other parts run beside it.
 *
 * @param {string} name
 * @param {readonly string[]} command
 * @param {{ isAlone?: boolean }} [options]
 * @returns {Promise<boolean>}
 */
export async function runPart(name, [command, ...args], { isAlone = false } = {}) {
  const started = performance.now();
  const output = isAlone ? 'inherit' : 'pipe';
  if (isAlone) console.log(`\n── ${name}`);
  const child = spawn(command, args, { cwd: projectRoot, env: environment, stdio: ['ignore', output, output] });
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
  if (!isAlone) console.log(`\n── ${name}\n${Buffer.concat(chunks).toString()}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`── ${name}: ${hasPassed ? 'passed' : 'failed'} in ${seconds} s`);
  return hasPassed;
}
