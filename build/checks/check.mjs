// Checks what differs from `main`: all types, the lint of the changed files, and the unit tests that they can break.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { projectRoot } from '../prepare.mjs';
import { changedFiles } from './reachedTests.mjs';
import { runCommand, secondsSince } from './runCommand.mjs';

const started = performance.now();
const files = changedFiles().filter((file) => existsSync(join(projectRoot, file)));

const results = await Promise.all([
  runCommand('typecheck', ['npm', 'run', '--silent', 'typecheck']),
  lint(['oxlint'], /\.[cm]?[jt]sx?$/),
  lint(['oxfmt', '--list-different', '--no-error-on-unmatched-pattern'], /./),
  lint(['cspell', '--no-progress', '--no-summary'], /\.(content|text)\.ts$/),
  runCommand('imports and tests', ['node', 'build/checks/testChanged.mjs'], 'inherit'),
]);
const hasPassed = results.every(Boolean);
console.log(`\ncheck: ${hasPassed ? 'passed' : 'failed'} in ${secondsSince(started)} s`);
process.exitCode = hasPassed ? 0 : 1;

async function lint(command, pattern) {
  const chosen = files.filter((file) => pattern.test(file));
  return chosen.length === 0 || runCommand(command[0], ['npx', ...command, ...chosen]);
}
