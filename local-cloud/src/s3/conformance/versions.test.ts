import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeEach(async () => {
  running = await runningS3();
});

afterEach(() => running.close());

async function put(Key: string, Body: string) {
  const { VersionId = '' } = await running.s3.send(new PutObjectCommand({ Bucket, Key, Body }));
  return VersionId;
}

async function textOf(Key: string, VersionId?: string) {
  const { Body } = await running.s3.send(new GetObjectCommand({ Bucket, Key, VersionId }));
  return Body?.transformToString();
}

async function versions(Prefix?: string) {
  const { Versions = [], DeleteMarkers = [] } = await running.s3.send(
    new ListObjectVersionsCommand({ Bucket, Prefix }),
  );
  return {
    versions: Versions.map(({ Key, VersionId, IsLatest }) => ({ Key, VersionId, IsLatest })),
    markers: DeleteMarkers.map(({ Key, VersionId, IsLatest }) => ({ Key, VersionId, IsLatest })),
  };
}

test('the bucket is versioned', async () => {
  expect(await running.s3.send(new GetBucketVersioningCommand({ Bucket }))).toMatchObject({ Status: 'Enabled' });
});

test('former versions stay readable', async () => {
  const first = await put('key', 'first');
  const second = await put('key', 'second');

  expect([await textOf('key'), await textOf('key', first), await textOf('key', second)]).toEqual([
    'second',
    'first',
    'second',
  ]);
  expect(await versions()).toEqual({
    versions: [
      { Key: 'key', VersionId: second, IsLatest: true },
      { Key: 'key', VersionId: first, IsLatest: false },
    ],
    markers: [],
  });
});

test('a delete hides the key behind a marker', async () => {
  const first = await put('key', 'first');

  const { DeleteMarker, VersionId = '' } = await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'key' }));

  expect(DeleteMarker).toBe(true);
  expect(await failureOf(textOf('key'))).toEqual({ code: 'NoSuchKey', status: 404 });
  expect(await failureOf(textOf('key', VersionId))).toEqual({ code: 'MethodNotAllowed', status: 405 });
  expect(await textOf('key', first)).toBe('first');
  expect(await versions()).toEqual({
    versions: [{ Key: 'key', VersionId: first, IsLatest: false }],
    markers: [{ Key: 'key', VersionId, IsLatest: true }],
  });
});

test('deleting the marker brings the object back', async () => {
  await put('key', 'first');
  const { VersionId } = await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'key' }));

  await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'key', VersionId }));

  expect(await textOf('key')).toBe('first');
});

test('deleting every version leaves nothing, on disk either', async () => {
  await put('key', 'first');
  await put('key', 'second');
  await put('other', 'other');
  await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'key' }));
  const found = await versions('key');

  const { Deleted, Errors } = await running.s3.send(
    new DeleteObjectsCommand({
      Bucket,
      Delete: { Objects: [...found.versions, ...found.markers].map(({ Key, VersionId }) => ({ Key, VersionId })) },
    }),
  );

  expect([Deleted?.length, Errors]).toEqual([3, undefined]);
  expect(await versions('key')).toEqual({ versions: [], markers: [] });
  expect(await running.blobs()).toHaveLength(1);
});

test('a batch tells the outcome of each, and only failures when quiet', async () => {
  await put('one', '1');
  const Objects = [{ Key: 'one' }, { Key: 'never' }, { Key: 'one', VersionId: 'no-version' }];

  const told = await running.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  const quiet = await running.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));

  expect(told.Deleted?.map(({ Key }) => Key)).toEqual(['one', 'never']);
  expect(told.Errors).toEqual([expect.objectContaining({ Key: 'one', Code: 'InvalidArgument' })]);
  expect([quiet.Deleted, quiet.Errors?.length]).toEqual([undefined, 1]);
});

test('a version that is not there is NoSuchVersion; what is no version id is refused', async () => {
  const version = await put('key', 'first');

  expect(await failureOf(textOf('other', version))).toEqual({ code: 'NoSuchVersion', status: 404 });
  expect(await failureOf(textOf('key', '../etc'))).toEqual({ code: 'InvalidArgument', status: 400 });
});

test.each([1, 2, 3])('pages of %i versions bring everything once', async (MaxKeys) => {
  const made = [await put('a', '1'), await put('a', '2'), await put('a', '3'), await put('b', '1')];
  await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'b' }));

  const found: unknown[] = [];
  let next: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined = {};
  while (next !== undefined) {
    const page: ListObjectVersionsCommandOutput = await running.s3.send(
      new ListObjectVersionsCommand({ Bucket, MaxKeys, ...next }),
    );
    found.push(...(page.Versions ?? []).map(({ VersionId }) => VersionId));
    found.push(...(page.DeleteMarkers ?? []).map(({ Key }) => Key));
    next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : undefined;
  }

  expect(found.toSorted()).toEqual([...made, 'b'].toSorted());
});
