import {
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type Tag,
} from '@aws-sdk/client-s3';
import { administratorOf } from '../../rights/testing/administratorOf';
import { Bucket, credentials, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3({
    callers: {
      ...administratorOf(credentials),
      refuse: (_key, { action, resource, conditionKeys }) =>
        action === 's3:GetObject' &&
        resource.startsWith(`arn:aws:s3:::${Bucket}/gated/`) &&
        conditionKeys['s3:existingobjecttag/scan'] !== 'CLEAN'
          ? { callerArn: 'arn:aws:iam::000000000000:user/sample', reason: 'explicit deny' }
          : undefined,
    },
  });
});

afterAll(() => running.close());

async function put(Key: string, Tagging?: string) {
  return running.s3.send(new PutObjectCommand({ Bucket, Key, Body: 'hallo', Tagging }));
}

async function tag(Key: string, TagSet: Tag[]) {
  return running.s3.send(new PutObjectTaggingCommand({ Bucket, Key, Tagging: { TagSet } }));
}

async function tagsOf(Key: string) {
  return (await running.s3.send(new GetObjectTaggingCommand({ Bucket, Key }))).TagSet;
}

test('tags are set with the object, replaced and removed', async () => {
  await put('tagged', 'a=1&b=twee%20woorden');
  const first = await tagsOf('tagged');
  await tag('tagged', [{ Key: 'Scan', Value: 'NO_THREATS_FOUND' }]);
  const second = await tagsOf('tagged');
  await running.s3.send(new DeleteObjectTaggingCommand({ Bucket, Key: 'tagged' }));

  expect(first).toEqual([
    { Key: 'a', Value: '1' },
    { Key: 'b', Value: 'twee woorden' },
  ]);
  expect(second).toEqual([{ Key: 'Scan', Value: 'NO_THREATS_FOUND' }]);
  expect(await tagsOf('tagged')).toEqual([]);
});

test('tags leave bytes, ETag and version as they were, and are told of', async () => {
  const { VersionId, ETag } = await put('unchanged');
  running.events.length = 0;

  await tag('unchanged', [{ Key: 'a', Value: '1' }]);

  const head = await running.s3.send(new HeadObjectCommand({ Bucket, Key: 'unchanged' }));
  expect([head.VersionId, head.ETag, head.TagCount]).toEqual([VersionId, ETag, 1]);
  expect(running.events).toMatchObject([
    { type: 'Object Tags Added', key: 'unchanged', versionId: VersionId, reason: 'PutObjectTagging' },
  ]);
});

test.each([
  [
    'twice the same',
    [
      { Key: 'a', Value: '1' },
      { Key: 'a', Value: '2' },
    ],
  ],
  ['eleven', Array.from({ length: 11 }, (_, number) => ({ Key: `k${number}`, Value: '' }))],
  ['an empty name', [{ Key: '', Value: '1' }]],
  ['too long a name', [{ Key: 'k'.repeat(129), Value: '' }]],
  ['too long a value', [{ Key: 'k', Value: 'v'.repeat(257) }]],
  ['markup', [{ Key: 'k', Value: '<b>' }]],
])('%s is no set of tags', async (_, tags) => {
  await put('strict');

  expect(await failureOf(tag('strict', tags))).toEqual({ code: 'InvalidTag', status: 400 });
  expect(await tagsOf('strict')).toEqual([]);
});

test('tags of nothing are NoSuchKey', async () => {
  expect(await failureOf(tag('nothing', []))).toEqual({ code: 'NoSuchKey', status: 404 });
});

test('a gate by tags opens with the tag', async () => {
  await put('gated/document');
  const read = () => running.s3.send(new GetObjectCommand({ Bucket, Key: 'gated/document' }));

  const before = await failureOf(read());
  await tag('gated/document', [{ Key: 'Scan', Value: 'CLEAN' }]);

  expect(before).toEqual({ code: 'AccessDenied', status: 403 });
  expect(await (await read()).Body?.transformToString()).toBe('hallo');
});
