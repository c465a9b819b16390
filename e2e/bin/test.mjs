// Runs every check of the project, on a fresh clone too. Last line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, projectRoot, requireNode } from '../../local-cloud/bin/prepare.mjs';

const results = join(projectRoot, 'test-results');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');

requireNode();
installDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const counts = [
  check('Types', ['npm', 'run', '--silent', 'typecheck']),
  check('Lint', ['npm', 'run', '--silent', 'lint']),
  check('Build', ['npm', 'run', '--silent', 'build']),
  counted('Unit tests', ['npx', 'jest', '--json', `--outputFile=${unitReport}`], () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(unitReport);
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  }),
  counted('Browser tests', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], () => {
    const { expected, unexpected, flaky } = readJson(browserReport).stats;
    return { passed: expected, failed: unexpected + flaky };
  }),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A command that counts as one test. */
function check(name, command) {
  return run(name, command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A test runner, with the counts of its own report; one that failed without a failed test counts as one failure. */
function counted(name, command, readCounts) {
  const succeeded = run(name, command);
  const count = readCountsOr(readCounts);
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}

function readCountsOr(readCounts) {
  try {
    return readCounts();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(name, [command, ...args]) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
