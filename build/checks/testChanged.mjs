// Walks all imports once: checks their rules, and runs the unit tests that reach what differs from `main`.
import { spawnSync } from 'node:child_process';
import { cruiseProject } from './cruiseProject.mjs';
import { changedFiles, reachedTests } from './reachedTests.mjs';

const { modules, violations } = await cruiseProject();
for (const violation of violations) console.error(violation);
const changed = changedFiles();
const tests = reachedTests(changed, modules);
console.log(`${changed.length} changed files reach ${tests.length} test files`);
const { status } =
  tests.length === 0 ? { status: 0 } : spawnSync('npx', ['jest', '--runTestsByPath', ...tests], { stdio: 'inherit' });
process.exitCode = status === 0 && violations.length === 0 ? 0 : 1;
