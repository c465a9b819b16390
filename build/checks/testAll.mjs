// Runs every check of the project. It also runs on a fresh clone, so it imports only Node's own modules. Last line of
// the output: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, projectRoot, requireNode } from '../prepare.mjs';
import { runCommand } from './runCommand.mjs';

const results = join(projectRoot, 'test-results');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');

requireNode();
installDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The build takes as long as lint and typecheck together. Tests run alone: they use every core, and browser tests
// measure time.
const checks = (await Promise.all([runScripts('build'), runScripts('lint', 'typecheck')])).flat();
const units = await runTests('Unit tests', ['npx', 'jest', '--json', `--outputFile=${unitReport}`], () => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(unitReport);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
});
// Without a built site each browser test would time out.
const isBuilt = checks[0]?.failed === 0;
const browsers = isBuilt
  ? await runTests('Browser tests', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], () => {
      const { expected, unexpected, flaky } = readJson(browserReport).stats;
      return { passed: expected + flaky, failed: unexpected };
    })
  : { passed: 0, failed: 1 };
const counts = [...checks, units, browsers];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs scripts of package.json one after the other. Each counts as one test; its output is shown at its end. */
async function runScripts(...scripts) {
  const counts = [];
  for (const script of scripts) {
    const hasPassed = await runCommand(script, ['npm', 'run', '--silent', script]);
    counts.push(hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  return counts;
}

/** Runs a test runner and reads its report. A runner that fails without a failed test counts as one failure. */
async function runTests(name, command, readCounts) {
  console.log(`\n── ${name}`);
  const hasPassed = await runCommand(name, command, 'inherit');
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
