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

test.each(workflows)('%s stores no key, and takes every action at a commit, which nobody can move', (_, workflow) => {
  expect(workflow).not.toMatch(/AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)|secrets\./);
  for (const [, action = ''] of workflow.matchAll(/uses: (.+)/g))
    expect(action).toMatch(/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('prod is deployed only when a person starts its workflow', () => {
  const deploying = workflows.filter(([, workflow]) => /stage: prod\b/.test(workflow));

  expect(deploying.map(([name]) => name)).toEqual(['deploy-prod.yml']);
  for (const [, workflow] of deploying) expect(workflow).toContain('\non:\n  workflow_dispatch:\n    inputs:');
});

test('no package runs a script when it is installed: a deploying job’s could ask for AWS’s role', () => {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  // As npm understands it. `npm test` hands its own settings on as variables.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));

  expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], { cwd, env, encoding: 'utf8' }).trim()).toBe('true');
  for (const [, workflow] of workflows) expect(workflow).not.toMatch(/ignore-scripts|npm rebuild/);
});

function faultsOf(workflow: string): unknown {
  const script = fileURLToPath(new URL('./testing/lintWorkflow.mjs', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { input: workflow, encoding: 'utf8' }));
}
