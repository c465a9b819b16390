import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  type ListObjectsV2CommandInput,
} from '@aws-sdk/client-s3';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

const keys = ['a/1', 'a/2', 'a/b/3', 'a0', 'b', 'c/1', 'c/2', '\ufb00', '\u{1f9fe}'];

beforeAll(async () => {
  running = await runningS3();
  for (const Key of keys.toReversed()) await running.s3.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
});

afterAll(() => running.close());

async function list(query: Partial<ListObjectsV2CommandInput> = {}) {
  const {
    Contents = [],
    CommonPrefixes = [],
    ...rest
  } = await running.s3.send(new ListObjectsV2Command({ Bucket, ...query }));
  return { ...rest, keys: Contents.map(({ Key }) => Key), prefixes: CommonPrefixes.map(({ Prefix }) => Prefix) };
}

test('keys come in the order of their bytes', async () => {
  expect(await list()).toMatchObject({ keys, prefixes: [], KeyCount: keys.length, IsTruncated: false });
});

test.each([
  [{ Prefix: 'a/' }, ['a/1', 'a/2', 'a/b/3'], []],
  [{ Delimiter: '/' }, ['a0', 'b', '\ufb00', '\u{1f9fe}'], ['a/', 'c/']],
  [{ Prefix: 'a/', Delimiter: '/' }, ['a/1', 'a/2'], ['a/b/']],
  [{ StartAfter: 'a0' }, ['b', 'c/1', 'c/2', '\ufb00', '\u{1f9fe}'], []],
  [{ Prefix: 'a/', StartAfter: 'a/', Delimiter: '/' }, ['a/1', 'a/2'], ['a/b/']],
  [{ Prefix: 'c/', StartAfter: 'a/1' }, ['c/1', 'c/2'], []],
  [{ Prefix: 'nothing' }, [], []],
  [{ MaxKeys: 0 }, [], []],
])('%j lists what it asks for', async (query, expectedKeys, prefixes) => {
  expect(await list(query)).toMatchObject({ keys: expectedKeys, prefixes });
});

test.each([1, 2, 4])('pages of %i bring everything once', async (MaxKeys) => {
  const found: unknown[] = [];
  for await (const page of paginateListObjectsV2({ client: running.s3 }, { Bucket, MaxKeys, Delimiter: '/' })) {
    const lines = [
      ...(page.Contents ?? []).map(({ Key }) => Key),
      ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
    ];
    expect(lines.length).toBeLessThanOrEqual(MaxKeys);
    found.push(...lines);
  }

  expect(found.toSorted()).toEqual(['a/', 'a0', 'b', 'c/', '\ufb00', '\u{1f9fe}'].toSorted());
});

test('a listing tells size, ETag and age', async () => {
  const { Contents } = await running.s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'b' }));

  expect(Contents).toEqual([
    expect.objectContaining({
      Key: 'b',
      Size: 1,
      ETag: '"92eb5ffee6ae2fec3ad71c777531578f"',
    }),
  ]);
});

test('what is deleted is not listed', async () => {
  await running.s3.send(new PutObjectCommand({ Bucket, Key: 'gone/1', Body: '', ContentLength: 0 }));
  await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'gone/1' }));

  expect(await list({ Prefix: 'gone/' })).toMatchObject({ keys: [], KeyCount: 0 });
});

test('a token that the stand-in never gave is refused', async () => {
  expect(await failureOf(list({ ContinuationToken: '%%%' }))).toEqual({ code: 'InvalidArgument', status: 400 });
});
