// Runs every check of the project, on a fresh clone too. Last line: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, projectRoot, requireNode } from '../prepare.mjs';
import { runPart } from './runPart.mjs';

const results = join(projectRoot, 'test-results');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');

requireNode();
installDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Two cores, two lanes of one length: unit and browser tests take all there is, and time counts in the latter.
const counts = [
  ...(await Promise.all([inTurn('build'), inTurn('lint', 'typecheck')])).flat(),
  await counted('Unit tests', ['npx', 'jest', '--json', `--outputFile=${unitReport}`], () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(unitReport);
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  }),
  await counted('Browser tests', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], () => {
    const { expected, unexpected, flaky } = readJson(browserReport).stats;
    return { passed: expected, failed: unexpected + flaky };
  }),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Scripts of package.json one after the other, each of which counts as one test. */
async function inTurn(...scripts) {
  const counts = [];
  for (const script of scripts) {
    const hasPassed = await runPart(script, ['npm', 'run', '--silent', script]);
    counts.push(hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  return counts;
}

/** A test runner, with the counts of its own report; one that failed without a failed test counts as one failure. */
async function counted(name, command, readCounts) {
  const hasPassed = await runPart(name, command, { isAlone: true });
  const count = readCountsOr(readCounts);
  return hasPassed || count.failed > 0 ? count : { ...count, failed: 1 };
}

function readCountsOr(readCounts) {
  try {
    return readCounts();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
