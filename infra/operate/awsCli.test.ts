import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { awsCli } from './awsCli';

const path = process.env['PATH'] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'incasso-aws-'));

/** Puts a fake `aws` first on the PATH. */
function install(script: string): void {
  writeFileSync(join(folder, 'aws'), `#!${process.execPath}\n${script}`);
  chmodSync(join(folder, 'aws'), 0o755);
  process.env['PATH'] = `${folder}:${path}`;
}

afterEach(() => {
  process.env['PATH'] = path;
});

test('passes a command and its options to the CLI and returns the parsed answer', async () => {
  install('console.log(JSON.stringify(process.argv.slice(2)));');

  const answer = await awsCli('sqs get-queue-attributes', { 'attribute-names': ['One', 'Two words'] });

  expect(answer).toEqual(
    ['sqs', 'get-queue-attributes', '--region', 'eu-central-1', '--output', 'json'].concat([
      '--attribute-names',
      'One',
      'Two words',
    ]),
  );
});

test('an explicit region overrides the stages’ region', async () => {
  install('console.log(JSON.stringify(process.argv.slice(2)));');

  expect(await awsCli('acm list-certificates', { region: 'us-east-1' })).toContain('us-east-1');
  expect(await awsCli('acm list-certificates', { region: 'us-east-1' })).not.toContain('eu-central-1');
});

test('a failure rejects with the CLI’s message', async () => {
  install(`console.error('\\nAn error occurred (AccessDenied): not authorized'); process.exit(254);`);

  await expect(awsCli('sesv2 get-account')).rejects.toThrow(/^An error occurred \(AccessDenied\): not authorized$/);
});

test('without the CLI, the error says that it is not installed', async () => {
  process.env['PATH'] = join(folder, 'nothing');

  await expect(awsCli('sesv2 get-account')).rejects.toThrow('aws is not installed');
});

test.each([
  ['no stage', ['pending'], 'Name the stage'],
  ['a wrong stage', ['pending', '--stage', 'test'], 'There is no stage "test"'],
  ['a wrong command', ['pendign', '--stage', 'dev'], 'There is no command "pendign"'],
])('`npm run submissions` with %s says so before it asks AWS', (_, args, message) => {
  install(`console.error('Unable to locate credentials'); process.exit(253);`);
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'operate/submissions.ts', ...args], {
    cwd,
    encoding: 'utf8',
  });

  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
