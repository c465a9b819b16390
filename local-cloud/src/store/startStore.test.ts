import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Bucket, failureOf, runningStore, xmlFailureOf, type RunningStore } from './testing/runningStore';

let running: RunningStore;

beforeEach(async () => {
  running = await runningStore();
});

afterEach(() => running.close());

const Key = 'documents/1';
const put = (more: Partial<PutObjectCommandInput> = {}) =>
  running.s3.send(new PutObjectCommand({ Bucket, Key, Body: 'hallo', ...more }));
const versions = async () => {
  const { Versions, DeleteMarkers } = await running.s3.send(new ListObjectVersionsCommand({ Bucket }));
  return { Versions, DeleteMarkers };
};

describe('on disk', () => {
  test('a restart keeps everything', async () => {
    const { VersionId } = await put({ ContentType: 'text/plain' });
    await put({ Body: 'again' });
    await put({ Key: 'deleted' });
    await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'deleted' }));
    const before = await versions();

    await running.restart();

    expect(await versions()).toEqual(before);
    expect([before.Versions?.length, before.DeleteMarkers?.length]).toEqual([3, 1]);
    const former = new GetObjectCommand({ Bucket, Key, VersionId });
    const { Body, ContentType } = await running.s3.send(former);
    expect([await Body?.transformToString(), ContentType]).toEqual(['hallo', 'text/plain']);
  });

  test('a start removes the unfinished files of a killed process', async () => {
    await put();
    await writeFile(join(running.dataFolder, 'blobs', 'half'), 'bytes that stopped coming');
    await writeFile(join(running.dataFolder, 'objects', 'a.json.new'), '{');

    await running.restart();

    expect((await versions()).Versions).toHaveLength(1);
    expect(await running.blobs()).toHaveLength(1);
  });

  /** "Amazon S3 never adds partial objects": https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
  test('an interrupted upload leaves nothing', async () => {
    const url = await getSignedUrl(running.client({ requestChecksumCalculation: 'WHEN_REQUIRED' }), new PutObjectCommand({ Bucket, Key })); // oxfmt-ignore
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(100_000)),
      pull: (controller) => controller.error(new Error('gone')),
    });

    await expect(fetch(url, { method: 'PUT', body, duplex: 'half' })).rejects.toThrow('fetch failed');
    await running.restart();

    expect(await running.blobs()).toEqual([]);
    expect(await versions()).toEqual({});
  });
});

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-presigned-url.html */
test('a link whose time is over is refused', async () => {
  await put();

  const signedAt = { signingDate: new Date(Date.now() - 61_000), expiresIn: 60 };
  const url = await getSignedUrl(running.s3, new GetObjectCommand({ Bucket, Key }), signedAt);

  expect(await xmlFailureOf(await fetch(url))).toEqual({ code: 'AccessDenied', status: 403 });
});

test.each<[string, () => Promise<unknown>]>([
  ['an operation', () => running.s3.send(new GetObjectAclCommand({ Bucket, Key }))],
  ['a part of an upload', () => running.s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: '1' }))],
  ['a header', () => put({ ACL: 'public-read' })],
  ['metadata', () => put({ Metadata: { a: '1' } })],
  ['a parameter', () => running.s3.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }))],
  ['a range', () => running.s3.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=1-2' }))],
  ['a body in signed pieces', () => put({ Body: Readable.from(['hallo']), ContentLength: 5 })],
])('answers NotImplemented to %s that the store lacks', async (_what, call) => {
  expect(await failureOf(call())).toEqual({ code: 'NotImplemented', status: 501 });
});

test('a refused upload is read to its end, so that the client gets the answer', async () => {
  await put();

  expect(await failureOf(put({ Body: Buffer.alloc(20_000_000), IfNoneMatch: '*' }))).toEqual({
    code: 'PreconditionFailed',
    status: 412,
  });
});

test('a listing with a delimiter groups common prefixes, as aws s3 ls needs', async () => {
  for (const key of ['a/1', 'a/2', 'b', 'é +/1']) await put({ Key: key });

  const { CommonPrefixes, Contents } = await running.s3.send(
    new ListObjectsV2Command({ Bucket, Delimiter: '/', EncodingType: 'url' }),
  );

  expect(CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(['a%2F', '%C3%A9%20%2B%2F']);
  expect(Contents?.map((object) => object.Key)).toEqual(['b']);
  expect((await running.s3.send(new ListBucketsCommand({}))).Buckets?.map(({ Name }) => Name)).toEqual([Bucket]);
});

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/EventBridge.html */
test('a new object sends an event', async () => {
  const { VersionId } = await put();

  expect(running.events).toEqual([
    expect.objectContaining({ bucket: Bucket, key: Key, size: 5, versionId: VersionId, etag: '598d4c200461b81522a3328565c25f7c' }), // oxfmt-ignore
  ]);
});

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html */
test('only a page of the site’s origin may upload its document and read the answer', async () => {
  const site = 'http://localhost:8080';
  const preflight = (origin: string, headers: string) =>
    fetch(`${running.url}/${Bucket}/${Key}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': headers },
    });

  const allowed = await preflight(site, 'content-type,if-none-match,x-amz-checksum-sha256');
  const refused = [await preflight('http://evil.example', 'content-type'), await preflight(site, 'x-amz-acl')];
  const read = await fetch(`${running.url}/${Bucket}/${Key}`, { method: 'PUT', body: 'x', headers: { origin: site } });

  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'PUT',
    'access-control-allow-headers': 'content-type,if-none-match,x-amz-checksum-sha256',
  });
  expect(refused.map(({ status, headers }) => [status, headers.get('access-control-allow-origin')])).toEqual([
    [403, null],
    [403, null],
  ]);
  expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([403, site]);
});

test('a planned fault answers as S3 would, before or after the work', async () => {
  await running.plan([{ status: 503 }, { drop: true, when: 'after' }]);

  expect(await failureOf(put())).toEqual({ code: 'SlowDown', status: 503 });
  expect(await failureOf(put())).toMatchObject({ status: undefined });
  expect((await versions()).Versions).toHaveLength(1);
});
