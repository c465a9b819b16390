import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findStage } from '../stages/findStage';
import { stages } from '../stages/stages';
import { IncassoStage, type IncassoStageProps } from './IncassoStage';
import { exampleInputs } from './testing/exampleInputs';
import { exampleApp } from './testing/synthesizeStage';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a program in the project's root without AWS credentials. */
function run(program: string, ...args: string[]) {
  const { PATH, TMPDIR } = process.env;
  const env = { PATH, TMPDIR, HOME: tmpdir(), AWS_EC2_METADATA_DISABLED: 'true', CDK_DISABLE_CLI_TELEMETRY: 'true' };
  return spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
}

test('`npx cdk ls` in the root lists the stacks of every stage, or says that nothing is built', () => {
  const { stdout, stderr } = run('npx', 'cdk', 'ls');

  if (!stderr.startsWith('Nothing is built'))
    expect(stdout.match(/^\w+\/site(?= )/gm)).toEqual(stages.map(({ name }) => `${name}/site`));
}, 60_000);

test.each<[what: string, change: Partial<IncassoStageProps>, warning: string]>([
  [
    'unconfirmed claims',
    { unconfirmed: ['statistics', 'team'] },
    'The firm has not confirmed 2 claims of the site (docs/content.md): statistics, team',
  ],
  [
    'a release that is not committed',
    { release: { commit: '0123456-dirty', committedAt: '2026-11-01T09:00:00+01:00' } },
    'The release has changes that nobody committed',
  ],
])(
  '%s ends a deploy before it reaches AWS, unless the stage shows samples',
  (_, change, warning) => {
    jest.spyOn(console, 'error').mockImplementation();
    const assembly = mkdtempSync(join(tmpdir(), 'cdk-'));
    const app = exampleApp({ outdir: assembly });
    const inputs = { ...exampleInputs(), ...change };
    const [dev] = ['dev', 'prod'].map((name) => new IncassoStage(app, { stage: findStage(stages, name), ...inputs }));
    app.synth();

    const { stderr } = run('npm', 'run', '--silent', 'deploy', '--', 'prod/*', '--app', assembly);

    expect(stderr).toContain(`WARNING ${warning}`);
    expect(stderr).toMatch(/\(--strict mode\)\n$/);
    if (dev !== undefined) Annotations.fromStack(dev.site).hasNoWarning('*', Match.anyValue());
  },
  60_000,
);
