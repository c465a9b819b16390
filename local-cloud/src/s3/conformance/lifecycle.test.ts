import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  UploadPartCommand,
  type DeleteMarkerEntry,
} from '@aws-sdk/client-s3';
import { retentionDays } from '@incasso/contract/retention';
import { storageTemplate } from '@incasso/infra/app/testing/storageTemplate';
import { caseFileDays } from '@incasso/infra/stages/lifecycleDays';
import { stages } from '@incasso/infra/stages/stages';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lifecycleRulesOf } from '../lifecycle/lifecycleRule';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

/** The ends of a day, and the time of AWS's own example of how it rounds. */
const timesOfDay = ['00:00:00.000', '10:30:00.000', '23:59:59.000'];
const firstDay = '2030-01-15';

let running: RunningS3;

const lifecycles = stages.map((stage) => ({ ...stage, rules: lifecycleRulesOf(storageTemplate(stage)) }));
const [longest] = lifecycles.toSorted((one, other) => other.submissionRetentionDays - one.submissionRetentionDays);

async function start({ rules = longest?.rules ?? [], time = timesOfDay[0] } = {}): Promise<void> {
  running = await runningS3({ readLifecycle: () => Promise.resolve(rules) });
  await moveTo(0, time);
}

afterEach(() => running.close());

/** Moves to a time of the day that comes so many days after the first. */
async function moveTo(days: number, time = '00:00:00.000'): Promise<void> {
  const day = new Date(Date.parse(firstDay) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const { status } = await fetch(`${running.url}/_clock`, {
    method: 'POST',
    body: JSON.stringify({ now: `${day}T${time}Z` }),
  });
  if (status !== 200) throw new Error('The clock did not move.');
}

const put = (Key: string) => running.s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
const remove = (Key: string) => running.s3.send(new DeleteObjectCommand({ Bucket, Key }));

async function textOf(Key: string) {
  const { Body } = await running.s3.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToString();
}

/** All that is left, by the folder of its key: versions and delete markers. */
async function left(): Promise<string[]> {
  const { Versions = [], DeleteMarkers = [] } = await running.s3.send(new ListObjectVersionsCommand({ Bucket }));
  const folders = [...Versions, ...DeleteMarkers].map(({ Key = '' }) => `${Key.split('/')[0] ?? ''}/`);
  return [...new Set(folders)].sort();
}

const prefixes = Object.values(storagePrefixes).toSorted();

describe.each(lifecycles)('as $name is deployed', ({ rules, submissionRetentionDays: days }) => {
  const atOnce = new Set<string>([storagePrefixes.uploads, storagePrefixes.botTokens]);
  const long = prefixes.filter((prefix) => !atOnce.has(prefix));

  test.each(timesOfDay)('what is stored at %s is gone when its days are over, and not before', async (time) => {
    await start({ rules, time });
    // At once: at the end of a day a second is left.
    await Promise.all(prefixes.map((prefix) => put(`${prefix}id`)));

    await moveTo(1, time);
    expect(await Promise.all(prefixes.map((prefix) => textOf(`${prefix}id`)))).toEqual(prefixes.map(() => 'x'));
    await moveTo(retentionDays.unclaimedDocuments, time);
    expect(await left()).toEqual(long);
    const caseFilesEnd = days - caseFileDays(days);
    await moveTo(caseFilesEnd - 1);
    expect(await left()).toEqual(long);
    await moveTo(caseFilesEnd, time);
    const withoutCaseFiles = long.filter((prefix) => prefix !== storagePrefixes.cases);
    expect(await left()).toEqual(withoutCaseFiles);
    await moveTo(days - 1);
    expect(await left()).toEqual(withoutCaseFiles);
    await moveTo(days, time);

    expect(await left()).toEqual([]);
    expect(await running.blobs()).toEqual([]);
  });

  test.each(timesOfDay)('what was deleted by hand on its last day, at %s, is gone by then too', async (time) => {
    await start({ rules, time });
    await Promise.all(long.map((prefix) => put(`${prefix}id`)));
    await moveTo(days - 10, time);

    await Promise.all(long.map((prefix) => remove(`${prefix}id`)));
    await moveTo(days, time);

    expect(await left()).toEqual([]);
  });
});

test('an upload in parts that was never finished is gone with the documents that nobody submitted', async () => {
  await start();
  const Key = `${storagePrefixes.uploads}id/hash`;
  const { UploadId } = await running.s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  await running.s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: 'x' }));

  await moveTo(retentionDays.unclaimedDocuments);

  expect((await running.s3.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads).toBeUndefined();
  expect(await running.blobs()).toEqual([]);
});

test('a former version goes when its days as a former one are over, and what took its place stays', async () => {
  await start();
  await put('submissions/id.json');
  await moveTo(3, '10:30:00.000');
  await put('submissions/id.json');
  const versions = async () =>
    (await running.s3.send(new ListObjectVersionsCommand({ Bucket }))).Versions?.map(({ IsLatest }) => IsLatest);

  await moveTo(10, '23:59:59.000');
  expect(await versions()).toEqual([true, false]);
  await moveTo(11);

  expect(await versions()).toEqual([true]);
});

test.each(timesOfDay)('what was deleted at %s can be brought back for a week, as the handbook says', async (time) => {
  await start({ time });
  const keys = [
    'documents/id/hash',
    'submissions/id.json',
    'cases/id/0.json',
    'outbox/id/attempt.json',
    'dead-letters/id/attempt.json',
  ];
  for (const key of keys) await put(key);
  await moveTo(2, time);
  for (const key of keys) await remove(key);
  await moveTo(9, time);

  const [find = '', bringBack = ''] = handbookCommands('A stored object was deleted');
  for (const key of keys) {
    expect(await failureOf(textOf(key))).toMatchObject({ code: 'NoSuchKey' });
    const [marker] = await s3api(find, { 'submissions/ID': key });
    await s3api(bringBack, { 'submissions/ID.json': key, VERSION: marker?.VersionId ?? '' });

    expect(await textOf(key)).toBe('x');
  }
});

test('the clock goes forward alone', async () => {
  await start();

  await expect(moveTo(-1)).rejects.toThrow('The clock did not move.');
});

/** The commands of a section of the operator's handbook. */
function handbookCommands(title: string): string[] {
  const path = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url));
  const section =
    readFileSync(path, 'utf8')
      .split(/^#+ /m)
      .find((text) => text.startsWith(title)) ?? '';
  return (/```\n([^]*?)```/.exec(section)?.[1] ?? '').trim().split('\n');
}

/** Does what a command of `aws s3api` does, with the handbook's placeholders filled in. Answers delete markers. */
async function s3api(command: string, values: Readonly<Record<string, string>>): Promise<DeleteMarkerEntry[]> {
  const [, , operation, ...words] = command.replace(/ --query .*/, '').split(' ');
  const options = new Map<string, string>();
  for (let place = 0; place < words.length; place += 2) {
    const value = words[place + 1] ?? '';
    options.set(words[place] ?? '', values[value] ?? value);
  }
  const [Prefix, Key, VersionId] = ['--prefix', '--key', '--version-id'].map((name) => options.get(name));
  switch (operation) {
    case 'list-object-versions':
      return (await running.s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }))).DeleteMarkers ?? [];
    case 'delete-object':
      await running.s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
      return [];
    case undefined:
    default:
      throw new Error(`The handbook names a command that this test does not know: ${command}`);
  }
}
