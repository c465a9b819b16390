import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]);
/** Used by jobs with a role. */
const action = readFileSync(join(root, '.github/actions/assembly/action.yml'), 'utf8');
const files = [...workflows, ['action.yml', action] as const];

test.each(workflows)('GitHub accepts the workflow %s', (_, workflow) => {
  expect(faultsOf(workflow)).toEqual([]);
});

test.each(files)(
  '%s stores no key and pins every action to a commit, which cannot be moved like a tag',
  (_, workflow) => {
    expect(workflow).not.toMatch(/AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)|secrets\./);
    for (const [, used = ''] of workflow.matchAll(/uses: (.+)/g))
      expect(used).toMatch(/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test('all uses of an action are pinned to the same commit', () => {
  const uses = files.flatMap(([, workflow]) => [...workflow.matchAll(/uses: (.+)/g)].map(([, used = '']) => used));
  const pins = new Map(uses.map((use) => [use.replace(/@.*/, ''), use]));

  expect(uses.filter((use) => pins.get(use.replace(/@.*/, '')) !== use)).toEqual([]);
});

test('the checks that main requires exist: a renamed job would block every pull request', () => {
  const ruleset = readFileSync(join(folder, '..', 'ruleset.json'), 'utf8');
  const contexts = [...ruleset.matchAll(/"context": "(.+)"/g)].map(([, name = '']) =>
    name.replace(/24$/, '${{ matrix.node }}'),
  );

  expect(contexts).toHaveLength(2);
  for (const name of contexts) expect(named('release.yml')).toContain(`    name: ${name}\n`);
});

test('prod gets the assembly proved on dev, and never by a push without approval', () => {
  const { dev = '', prod = '' } = jobsOf('release.yml');
  const { diff = '', deploy = '' } = jobsOf('deploy.yml');

  expect(dev).toContain(
    "if: github.ref == 'refs/heads/main' && github.event_name != 'schedule'\n    needs: [check, browsers]",
  );
  expect(prod).toContain(
    "if: vars.PROD_HAS_REVIEWERS == 'true' || github.event_name == 'workflow_dispatch'\n    needs: dev\n",
  );
  expect(diff).toContain('environment: ${{ inputs.stage }}-diff\n');
  expect(deploy).toContain('needs: diff\n');
  expect(deploy).toContain('environment: ${{ inputs.stage }}\n');
  for (const job of [diff, deploy]) expect(job).toContain('uses: ./.github/actions/assembly\n');
  expect(action).toContain('gh run download "$GITHUB_RUN_ID" --name assembly\n');
});

test('no input chooses what is deployed', () => {
  const inputs = workflows.flatMap(([, workflow]) => [...workflow.matchAll(/inputs[.:]\s*(\w+)/g)]);

  expect([...new Set(inputs.map(([, name]) => name))]).toEqual(['stage']);
  expect(named('release.yml')).toMatch(/^ {2}workflow_dispatch:\n\n/m);
});

test('a job that may assume an AWS role installs the CDK CLI alone, of the lockfile, before it takes the role', () => {
  const withRole = workflows.flatMap(([name]) =>
    Object.entries(jobsOf(name)).filter(([, job]) => job.includes('id-token: write')),
  );
  const { diff = '', deploy = '' } = jobsOf('deploy.yml');
  const [before = '', after = ''] = action.split('configure-aws-credentials');
  const cwd = mkdtempSync(join(tmpdir(), 'cli-'));
  copyFileSync(join(root, 'package-lock.json'), join(cwd, 'package-lock.json'));
  const [, script = ''] = /run: \|\n((?: {8}.+\n)+?) {8}npm ci\n/.exec(before) ?? [];
  execFileSync('bash', ['-euc', script], { cwd });

  expect(withRole.map(([name]) => name)).toEqual(['diff', 'deploy', 'dev', 'prod']);
  expect(before.match(/\b(npm|npx|tsx|yarn)\b.*/g)).toEqual(['npm ci']);
  for (const text of [after, diff, deploy]) expect(text).not.toMatch(/\b(npm|npx|tsx|yarn)\b/);
  const { packages } = lockOf(cwd);
  expect(Object.keys(packages)).toEqual(['', 'node_modules/aws-cdk']);
  expect(packages['node_modules/aws-cdk']).toEqual(lockOf(root).packages['node_modules/aws-cdk']);
  expect(JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))).toEqual(packages['']);
});

test('no package runs an install script', () => {
  // `npm test` passes its own settings on as variables, which would override those under test.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));

  expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: root, env, encoding: 'utf8' }).trim()).toBe(
    'true',
  );
  for (const [, workflow] of workflows) expect(workflow).not.toMatch(/ignore-scripts|npm rebuild/);
});

function named(file: string): string {
  return workflows.find(([name]) => name === file)?.[1] ?? '';
}

/** The text of each job by its name. */
function jobsOf(file: string): Record<string, string> {
  const [, jobs = ''] = named(file).split('\njobs:\n');
  return Object.fromEntries(jobs.split(/^(?= {2}[\w-]+:\n)/m).map((job) => [/\w[\w-]*/.exec(job)?.[0] ?? '', job]));
}

function lockOf(directory: string) {
  const entry = v.looseObject({ version: v.optional(v.string()), integrity: v.optional(v.string()) });
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ packages: v.record(v.string(), entry) }));
  return v.parse(schema, readFileSync(join(directory, 'package-lock.json'), 'utf8'));
}

function faultsOf(workflow: string): unknown {
  const script = fileURLToPath(new URL('./testing/lintWorkflow.mjs', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { input: workflow, encoding: 'utf8' }));
}
