import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { scopeText, sign, signingKey } from '../../signature/signingKey';
import { Bucket, credentials, runningS3, xmlFailureOf, type RunningS3 } from './runningS3';

let running: RunningS3;

beforeEach(async () => {
  running = await runningS3();
});

afterEach(() => running.close());

type SignedForm = { url: string; fields: Record<string, string> };

/** A form as a page of ours would carry it, its policy signed. */
function signedForm({
  key = 'form/document',
  expiresSeconds = 60,
  secret = credentials.secretAccessKey,
} = {}): SignedForm {
  const now = new Date();
  const timestamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = { date: timestamp.slice(0, 8), region: 'eu-central-1', service: 's3' };
  const exact = {
    'x-amz-meta-a': '1',
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${credentials.accessKeyId}/${scopeText(scope)}`,
    'X-Amz-Date': timestamp,
  };
  const fields = { ...exact, 'Content-Type': 'application/pdf' };
  const policy = {
    expiration: new Date(now.getTime() + expiresSeconds * 1000).toISOString(),
    conditions: [
      ...Object.entries(exact).map(([name, value]) => ({ [name]: value })),
      { bucket: Bucket },
      ['starts-with', '$key', key.replace('${filename}', '')],
      ['starts-with', '$Content-Type', 'application/'],
      ['content-length-range', 2, 10],
    ],
  };
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  const signature = sign(signingKey(secret, scope), encoded);
  return { url: `${running.url}/${Bucket}`, fields: { ...fields, key, Policy: encoded, 'X-Amz-Signature': signature } };
}

async function send({ url, fields }: SignedForm, file = 'document') {
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
  const answer = await send(signedForm());

  const read = await running.s3.send(new GetObjectCommand({ Bucket, Key: 'form/document' }));
  expect(answer.status).toBe(204);
  expect(await read.Body?.transformToString()).toBe('document');
  expect(read).toMatchObject({ ContentType: 'application/pdf', Metadata: { a: '1' } });
  expect(running.events).toMatchObject([{ key: 'form/document', size: 8, reason: 'POST Object' }]);
});

test('the file can name the key', async () => {
  await send(signedForm({ key: 'form/${filename}' }));

  expect(await storedKeys()).toEqual(['form/één.pdf']);
});

const denied = { code: 'AccessDenied', status: 403 };

test.each<[string, (post: SignedForm) => SignedForm, string, object]>([
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
  const answer = await send(breach(signedForm()), file);

  expect(await xmlFailureOf(answer)).toEqual(refusal);
  expect(await storedKeys()).toEqual([]);
  expect(await running.blobs()).toEqual([]);
});

test.each<[string, () => SignedForm, object]>([
  ['whose time is over', () => signedForm({ expiresSeconds: -1 }), denied],
  ['signed by another key', () => signedForm({ secret: 'other' }), { code: 'SignatureDoesNotMatch', status: 403 }],
])('a policy %s is refused', async (_, make, refusal) => {
  expect(await xmlFailureOf(await send(make()))).toEqual(refusal);
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

function withField(post: SignedForm, name: string, value: string): SignedForm {
  return { ...post, fields: { ...post.fields, [name]: value } };
}
