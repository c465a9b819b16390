import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../.github/workflows', import.meta.url));
const workflows = readdirSync(folder).map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]);

test.each(workflows)('GitHub accepts the workflow %s', (_, workflow) => {
  expect(faultsOf(workflow)).toEqual([]);
});

test.each([
  ['an unknown variable', 'run: echo ${{ no.such }}', "Unrecognized named-value: 'no'"],
  ['an unknown key', 'runs: echo', "Unexpected value 'runs'"],
])('reports %s', (_, step, fault) => {
  const workflow = `on: push\njobs:\n  job:\n    runs-on: ubuntu-24.04\n    steps:\n      - ${step}\n`;

  expect(JSON.stringify(faultsOf(workflow))).toContain(fault);
});

test.each(workflows)(
  '%s stores no key and pins every action to a commit, which cannot be moved like a tag',
  (_, workflow) => {
    expect(workflow).not.toMatch(/AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)|secrets\./);
    for (const [, action = ''] of workflow.matchAll(/uses: (.+)/g))
      expect(action).toMatch(/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test('all uses of an action are pinned to the same commit', () => {
  const uses = workflows.flatMap(([, workflow]) =>
    [...workflow.matchAll(/uses: (.+)/g)].map(([, action = '']) => action),
  );
  const pins = new Map(uses.map((use) => [use.replace(/@.*/, ''), use]));

  expect(uses.filter((use) => pins.get(use.replace(/@.*/, '')) !== use)).toEqual([]);
});

test('the checks that main requires exist: a renamed job would block every pull request', () => {
  const ruleset = readFileSync(join(folder, '..', 'ruleset.json'), 'utf8');
  const contexts = [...ruleset.matchAll(/"context": "(.+)"/g)].map(([, name = '']) =>
    name.replace(/24$/, '${{ matrix.node }}'),
  );

  expect(contexts).toHaveLength(2);
  for (const name of contexts) expect(named('check.yml')).toContain(`    name: ${name}\n`);
});

test('only a person deploys to prod', () => {
  expect(jobsOf('check.yml').filter((job) => /stage: (?!dev\b)/.test(job))).toEqual([]);
  expect(
    named('deploy.yml')
      .match(/^ {2}\w+:/gm)
      ?.slice(0, 2),
  ).toEqual(['  workflow_call:', '  workflow_dispatch:']);
});

test('no job that may assume an AWS role installs or builds the product', () => {
  const withRole = workflows.flatMap(([name]) => jobsOf(name)).filter((job) => job.includes('id-token: write'));

  expect(withRole.map((job) => /\w[\w-]*/.exec(job)?.[0])).toEqual(['attest', 'deploy-dev', 'deploy']);
  for (const job of withRole) expect(job).not.toMatch(/\b(npm|npx|tsx|yarn)\b/);
});

test('no package runs an install script', () => {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  // `npm test` passes its own settings on as variables, which would override those under test.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));

  expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], { cwd, env, encoding: 'utf8' }).trim()).toBe('true');
  for (const [, workflow] of workflows) expect(workflow).not.toMatch(/ignore-scripts|npm rebuild/);
});

function named(file: string): string {
  return workflows.find(([name]) => name === file)?.[1] ?? '';
}

function jobsOf(file: string): string[] {
  const [, jobs = ''] = named(file).split('\njobs:\n');
  return jobs.split(/^(?= {2}[\w-]+:\n)/m);
}

function faultsOf(workflow: string): unknown {
  const script = fileURLToPath(new URL('./testing/lintWorkflow.mjs', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { input: workflow, encoding: 'utf8' }));
}
