import { hostingRegion } from '@incasso/contract/processors';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import infra from '../../package.json';

const script = fileURLToPath(new URL('../../bin/cdk.mjs', import.meta.url));
const commit = '0123456789abcdef0123456789abcdef01234567';
const run = {
  id: 7,
  path: '.github/workflows/check.yml@main',
  event: 'push',
  head_branch: 'main',
  conclusion: 'success',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'incasso-cdk-'));
  mkdirSync(join(folder, 'bin', 'bin'), { recursive: true });
  // The script runs in a copy without node_modules, as in the deploy job.
  for (const file of ['bin/cdk.mjs', 'package.json', 'cdk.json']) {
    mkdirSync(join(folder, 'project/infra/bin'), { recursive: true });
    writeFileSync(join(folder, 'project/infra', file), readFileSync(join(script, '../..', file)));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a fake program first on the PATH. It records its arguments and prints `answer`. */
function install(name: string, answer: string): void {
  const file = join(folder, 'bin', name);
  const notes = JSON.stringify(join(folder, 'calls'));
  writeFileSync(
    file,
    `#!${process.execPath}
const args = process.argv.slice(2);
const fs = require('node:fs'), path = require('node:path');
fs.appendFileSync(${notes}, [${JSON.stringify(name)}, ...args].join(' ') + '\\n');
${answer}`,
  );
  chmodSync(file, 0o755);
}

function cdk(args: string, environment: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'project/infra/bin/cdk.mjs'), ...args.split(' ')],
    {
      env: {
        PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
        ASSEMBLIES: join(folder, 'out'),
        ATTEST: 'false',
        ...environment,
      },
      encoding: 'utf8',
    },
  );
  const notes = join(folder, 'calls');
  const calls = existsSync(notes) ? readFileSync(notes, 'utf8').replaceAll(folder, '').trim().split('\n') : [];
  return { status, stderr, calls };
}

function keep(stage: string, unconfirmed: readonly string[] = []): void {
  mkdirSync(join(folder, 'out', commit, stage), { recursive: true });
  writeFileSync(join(folder, 'out', commit, stage, 'release.json'), JSON.stringify({ commit, unconfirmed }));
}

const missing = `console.error('(ValidationError) Stack with id x does not exist'); process.exit(254);`;

test('deploys the kept assembly of a commit with only the CDK’s CLI', () => {
  install('npx', '');
  keep('prod');

  const { calls } = cdk(`deploy prod ${commit} --require-approval never`);

  expect(calls).toEqual([
    `npx --yes aws-cdk@${infra.devDependencies['aws-cdk']} deploy --app /out/${commit}/prod --all --outputs-file /out/outputs.json --require-approval never`,
  ]);
});

test('an operator confirms every change; `--restore` reverts drift that CloudFormation can detect and drift that it cannot', () => {
  install('npx', '');
  install('aws', `console.log('${commit}')`);
  keep('prod');
  const template = (name: string, content: unknown) =>
    writeFileSync(join(folder, 'out', commit, 'prod', `${name}.template.json`), JSON.stringify(content));
  template('incasso-prod-site', { Parameters: { Rewritten: { Type: 'Number' } } });
  template('incasso-prod-edge', { Resources: {} });

  const { calls } = cdk('deploy prod running --restore');

  expect(calls[0]).toContain(`--region ${hostingRegion.name} --stack-name incasso-prod-site`);
  expect(calls[1]).toMatch(
    new RegExp(
      `/out/${commit}/prod .*--require-approval any-change --revert-drift --parameters incasso-prod-site:Rewritten=\\d{10}$`,
    ),
  );
});

test('a first deploy with unconfirmed texts is refused and lists them', () => {
  install('npx', '');
  install('aws', missing);
  keep('prod', ['the team: invented names (about.content.ts)']);

  const { status, stderr, calls } = cdk(`deploy prod ${commit}`);

  expect(status).toBe(1);
  expect(stderr).toContain('would publish 1 texts that the firm has not confirmed:\n  the team: invented names');
  expect(stderr).toContain('showsSamples: true');
  expect(calls.filter((call) => call.startsWith('npx'))).toEqual([]);
});

test.each([
  ['exists', ''],
  ['is hidden from the pipeline’s role', `console.error('(AccessDenied) not authorized'); process.exit(254);`],
])('a stage whose stack %s can be deployed again with unconfirmed texts', (_, answer) => {
  install('npx', '');
  install('aws', answer);
  keep('prod', ['the team: invented names (about.content.ts)']);

  const { status, stderr, calls } = cdk(`deploy prod ${commit}`);

  expect(status).toBe(0);
  expect(stderr).toContain('the team: invented names');
  expect(calls.at(-1)).toContain('deploy --app');
});

describe('an assembly that is not on this machine', () => {
  function installGithub(ofRun: Partial<typeof run>, isExpired: boolean): void {
    keep('prod');
    execFileSync('tar', ['-cJf', join(folder, 'assembly.tar.xz'), '-C', join(folder, 'out', commit), '.']);
    rmSync(join(folder, 'out'), { recursive: true });
    const artifacts = [{ expired: isExpired, created_at: '2026-11-01T09:00:00Z', workflow_run: { id: 7 } }];
    install(
      'gh',
      `const asked = args.join(' ');
if (asked.includes('actions/artifacts')) console.log(${JSON.stringify(JSON.stringify({ artifacts }))});
else if (asked.includes('actions/runs')) console.log(${JSON.stringify(JSON.stringify({ ...run, ...ofRun }))});
else if (args[0] === 'api') console.log('{"full_name":"owner/repository"}');
else if (args[0] === 'run') fs.copyFileSync(${JSON.stringify(join(folder, 'assembly.tar.xz'))}, path.join(args.at(-1), 'assembly.tar.xz'));
else if (args[0] === 'attestation' && process.env.FORGED) process.exit(1);`,
    );
    install('npx', '');
  }

  test('is downloaded from the run that built it on main', () => {
    installGithub({}, false);

    const { status, calls } = cdk(`diff prod ${commit}`);

    expect(status).toBe(0);
    expect(calls.at(-1)).toMatch(new RegExp(`diff --app /out/${commit}/prod$`));
  });

  test.each<[string, Partial<typeof run>, boolean]>([
    ['of a pull request', { event: 'pull_request' }, false],
    ['of another branch', { head_branch: 'other' }, false],
    ['of another workflow', { path: '.github/workflows/other.yml' }, false],
    ['of a run that failed', { conclusion: 'failure' }, false],
    ['that GitHub has deleted', {}, true],
  ])('is refused: one %s', (_, ofRun, isExpired) => {
    installGithub(ofRun, isExpired);

    const { status, stderr, calls } = cdk(`deploy prod ${commit}`);

    expect(status).toBe(1);
    expect(stderr).toContain(`Make it: npm run synth -- prod ${commit}`);
    expect(calls.some((call) => call.includes('run download') || call.startsWith('npx'))).toBe(false);
  });

  test('is refused without its attestation', () => {
    installGithub({}, false);

    expect(cdk(`deploy prod ${commit}`, { ATTEST: 'true', FORGED: '1' }).calls.at(-1)).toContain(
      '--repo owner/repository --signer-workflow owner/repository/.github/workflows/check.yml --source-ref refs/heads/main',
    );
  });
});

test.each(['here', 'running', 'main', '0123456'])(
  'a pipeline refuses to fetch "%s", which could need a build',
  (what) => {
    expect(cdk(`fetch prod ${what}`)).toMatchObject({ status: 2, calls: [] });
  },
);

test.each(['', 'deploy', 'deploy prod', 'diff prod', 'destroy prod here'])(
  '"%s" deploys nothing and prints the usage',
  (line) => {
    const { status, stderr } = cdk(line);

    expect(status).toBe(2);
    expect(stderr).toContain('npm run deploy -- STAGE WHAT');
  },
);
