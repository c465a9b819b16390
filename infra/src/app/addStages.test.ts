import { Stack } from 'aws-cdk-lib';
import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { stages } from '../stages/stages';
import { addStages } from './addStages';
import { makeApp } from './addStacks';
import { exampleInputs } from './testing/exampleInputs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a program of the project without AWS credentials. */
function run(folder: string, program: string, ...args: string[]) {
  const { PATH, TMPDIR } = process.env;
  const env = { PATH, TMPDIR, HOME: tmpdir(), AWS_EC2_METADATA_DISABLED: 'true', CDK_DISABLE_CLI_TELEMETRY: 'true' };
  const { status, stderr } = spawnSync(program, args, { cwd: join(root, folder), env, encoding: 'utf8' });
  return { status, stderr };
}

test.each([
  ['every stage', 'all', stages.map(({ name }) => name)],
  ['one stage', 'dev', ['dev']],
])('the app has the stacks of %s of the context', (_, stage, expected) => {
  const app = makeApp({ context: { stage, 'aws:cdk:bundling-stacks': [] } });

  addStages(app, exampleInputs());

  const named = app.node.children
    .filter((child) => Stack.isStack(child))
    .map(({ stackName }) => stackName.split('-')[1]);
  expect([...new Set(named)]).toEqual(expected);
});

test.each([
  [undefined, {}, 'Name the stage: -c stage=dev, or -c stage=prod, or -c stage=all.'],
  ['test', {}, 'There is no stage "test" in infra/src/stages/stages.ts; there are: dev, prod.'],
  ['dev', { bundles: '/no/such/folder' }, 'Nothing is built in /no/such/folder: run "npm run build" first.'],
])('with the stage %s and %j, the error says what is missing', (stage, wrong, error) => {
  const app = makeApp({ context: { stage } });

  expect(() => addStages(app, { ...exampleInputs(), ...wrong })).toThrow(error);
});

test('without a stage, the app of cdk.json prints one line and fails', () => {
  const { status, stderr } = run('infra', join(root, 'node_modules/.bin/cdk'), 'ls');

  expect(status).toBe(1);
  expect(stderr).toMatch(/^Name the stage: .+\n.+exited with error 1\n$/);
});

test('unconfirmed texts end a deploy before it reaches AWS, unless the stage shows samples', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const assembly = mkdtempSync(join(tmpdir(), 'cdk-'));
  const app = makeApp({ outdir: assembly, builtinCloudFormationValidation: false, context: { stage: 'all' } });
  addStages(app, { ...exampleInputs(), unconfirmed: ['statistics', 'team'] });
  app.synth();
  const unconfirmed = 'The firm has not confirmed 2 texts of the site (docs/content.md): statistics, team';

  const { stderr } = run('.', 'npm', 'run', '--silent', 'deploy', '--', '--app', assembly);

  expect(stderr).toContain(`WARNING ${unconfirmed}`);
  expect(stderr).toMatch(/\(--strict mode\)\n$/);
  const site = Annotations.fromStack(v.parse(v.instance(Stack), app.node.findChild('incasso-dev-site')));
  site.hasInfo('*', Match.stringLikeRegexp('statistics, team'));
  site.hasNoWarning('*', Match.anyValue());
}, 180_000);
