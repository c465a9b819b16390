import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../.github/workflows', import.meta.url));
const workflows = readdirSync(folder).map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]);

test.each(workflows)('the workflow %s is one that GitHub accepts', (_, workflow) => {
  expect(faultsOf(workflow)).toEqual([]);
});

test.each([
  ['an unknown variable', 'run: echo ${{ no.such }}', "Unrecognized named-value: 'no'"],
  ['an unknown key', 'runs: echo', "Unexpected value 'runs'"],
])('%s is a fault', (_, step, fault) => {
  const workflow = `on: push\njobs:\n  job:\n    runs-on: ubuntu-24.04\n    steps:\n      - ${step}\n`;

  expect(JSON.stringify(faultsOf(workflow))).toContain(fault);
});

test.each(workflows)('%s stores no key, and takes every action at a fixed version', (_, workflow) => {
  expect(workflow).not.toMatch(/AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)|secrets\./);
  for (const [, action = ''] of workflow.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/^\.\/|@v\d+$/);
});

function faultsOf(workflow: string): unknown {
  const script = fileURLToPath(new URL('./testing/lintWorkflow.mjs', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { input: workflow, encoding: 'utf8' }));
}
