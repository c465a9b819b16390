import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { Bucket, credentials, runningS3, xmlFailureOf, type RunningS3 } from './runningS3';

let running: RunningS3;

beforeEach(async () => {
  running = await runningS3();
});

afterEach(() => running.close());

async function policy(options: Partial<PresignedPostOptions> = {}, secretAccessKey = credentials.secretAccessKey) {
  return createPresignedPost(running.client({ credentials: { ...credentials, secretAccessKey } }), {
    Bucket,
    Key: 'form/document',
    Conditions: [
      ['content-length-range', 2, 10],
      ['starts-with', '$Content-Type', 'application/'],
    ],
    Fields: { 'Content-Type': 'application/pdf', 'x-amz-meta-a': '1' },
    Expires: 60,
    ...options,
  });
}

async function send({ url, fields }: PresignedPost, file = 'document') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file]), 'één.pdf');
  return fetch(url, { method: 'POST', body: form });
}

async function storedKeys() {
  const { Contents = [] } = await running.s3.send(new ListObjectsV2Command({ Bucket }));
  return Contents.map(({ Key }) => Key);
}

test('a form that keeps its policy is stored', async () => {
  const answer = await send(await policy());

  const read = await running.s3.send(new GetObjectCommand({ Bucket, Key: 'form/document' }));
  expect(answer.status).toBe(204);
  expect(await read.Body?.transformToString()).toBe('document');
  expect(read).toMatchObject({ ContentType: 'application/pdf', Metadata: { a: '1' } });
  expect(running.events).toMatchObject([{ key: 'form/document', size: 8, reason: 'POST Object' }]);
});

test('the file can name the key', async () => {
  await send(await policy({ Key: 'form/${filename}' }));

  expect(await storedKeys()).toEqual(['form/één.pdf']);
});

const denied = { code: 'AccessDenied', status: 403 };

test.each<[string, (post: PresignedPost) => PresignedPost, string, object]>([
  ['another key', (post) => withField(post, 'key', 'form/other'), 'document', denied],
  ['another type', (post) => withField(post, 'Content-Type', 'text/html'), 'document', denied],
  ['another field value', (post) => withField(post, 'x-amz-meta-a', '2'), 'document', denied],
  ['a field more', (post) => withField(post, 'x-amz-meta-b', '2'), 'document', denied],
  ['a file too large', (post) => post, 'document too large', { code: 'EntityTooLarge', status: 400 }],
  ['a file too small', (post) => post, 'd', { code: 'EntityTooSmall', status: 400 }],
  [
    'another bucket',
    (post) => ({ ...post, url: post.url.replace(Bucket, 'others') }),
    'document',
    { code: 'NoSuchBucket', status: 404 },
  ],
  [
    'a forged signature',
    (post) => withField(post, 'X-Amz-Signature', '0'.repeat(64)),
    'document',
    { code: 'SignatureDoesNotMatch', status: 403 },
  ],
  [
    'a forged policy',
    (post) => withField(post, 'Policy', btoa('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}')),
    'document',
    { code: 'SignatureDoesNotMatch', status: 403 },
  ],
  [
    'another key id',
    (post) => withField(post, 'X-Amz-Credential', 'other/20260101/eu-central-1/s3/aws4_request'),
    'document',
    { code: 'InvalidAccessKeyId', status: 403 },
  ],
])('%s is refused', async (_, breach, file, refusal) => {
  const answer = await send(breach(await policy()), file);

  expect(await xmlFailureOf(answer)).toEqual(refusal);
  expect(await storedKeys()).toEqual([]);
  expect(await running.blobs()).toEqual([]);
});

test.each<[string, () => Promise<PresignedPost>, object]>([
  ['whose time is over', () => policy({ Expires: -1 }), denied],
  ['signed by another key', () => policy({}, 'other'), { code: 'SignatureDoesNotMatch', status: 403 }],
])('a policy %s is refused', async (_, make, refusal) => {
  expect(await xmlFailureOf(await send(await make()))).toEqual(refusal);
});

test.each([
  ['no form', 'x', 'multipart/form-data'],
  [
    'a form that breaks off',
    '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nform',
    'multipart/form-data; boundary=b',
  ],
  [
    'a form without a file',
    '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nform\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
  ],
])('%s is refused', async (_, body, type) => {
  const answer = await fetch(`${running.url}/${Bucket}`, { method: 'POST', body, headers: { 'content-type': type } });

  expect(answer.status).toBe(400);
});

function withField(post: PresignedPost, name: string, value: string): PresignedPost {
  return { ...post, fields: { ...post.fields, [name]: value } };
}
