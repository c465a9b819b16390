import {
  AbortMultipartUploadCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Readable } from 'node:stream';
import { Bucket, failureOf, runningStore, type RunningStore } from './testing/runningStore';

let running: RunningStore;

beforeEach(async () => {
  running = await runningStore();
});

afterEach(() => running.close());

const Key = 'documents/1';
const put = (more: Partial<PutObjectCommandInput> = {}) =>
  running.s3.send(new PutObjectCommand({ Bucket, Key, Body: 'hallo', ...more }));

// Otherwise the product could rely on what the store ignores and S3 does.
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

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-presigned-url.html */
test('refuses a link that has expired', async () => {
  await put();

  const signedAt = { signingDate: new Date(Date.now() - 61_000), expiresIn: 60 };
  const url = await getSignedUrl(running.s3, new GetObjectCommand({ Bucket, Key }), signedAt);

  expect((await fetch(url)).status).toBe(403);
});
