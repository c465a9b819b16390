import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awsCli } from './awsCli';

const path = process.env['PATH'] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'incasso-aws-'));

/** Puts a program named `aws` before all others. */
function install(script: string): void {
  writeFileSync(join(folder, 'aws'), `#!${process.execPath}\n${script}`);
  chmodSync(join(folder, 'aws'), 0o755);
  process.env['PATH'] = `${folder}:${path}`;
}

afterEach(() => {
  process.env['PATH'] = path;
});

test('a command goes to the CLI with its options, and the answer comes back', async () => {
  install('console.log(JSON.stringify(process.argv.slice(2)));');

  const answer = await awsCli('eu-central-1')('sqs get-queue-attributes', { 'attribute-names': ['One', 'Two words'] });

  expect(answer).toEqual(
    ['sqs', 'get-queue-attributes', '--region', 'eu-central-1', '--output', 'json'].concat([
      '--attribute-names',
      'One',
      'Two words',
    ]),
  );
});

test('a region that is named goes before the stage’s own', async () => {
  install('console.log(JSON.stringify(process.argv.slice(2)));');

  expect(await awsCli('eu-central-1')('acm list-certificates', { region: 'us-east-1' })).toContain('us-east-1');
  expect(await awsCli('eu-central-1')('acm list-certificates', { region: 'us-east-1' })).not.toContain('eu-central-1');
});

test('a command without an answer gives none', async () => {
  install('');

  expect(await awsCli('eu-central-1')('cloudformation delete-stack')).toBeUndefined();
});

test('what the CLI says about a failure is the error', async () => {
  install(`console.error('\\nAn error occurred (AccessDenied): not authorized'); process.exit(254);`);

  await expect(awsCli('eu-central-1')('sesv2 get-account')).rejects.toThrow(
    /^An error occurred \(AccessDenied\): not authorized$/,
  );
});

test('a machine without the CLI is told so', async () => {
  process.env['PATH'] = join(folder, 'nothing');

  await expect(awsCli('eu-central-1')('sesv2 get-account')).rejects.toThrow('The AWS CLI is not installed');
});
