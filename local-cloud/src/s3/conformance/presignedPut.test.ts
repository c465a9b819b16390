import { GetObjectCommand, ListObjectVersionsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createHash } from 'node:crypto';
import { Bucket, credentials, runningS3, xmlFailureOf, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeEach(async () => {
  running = await runningS3();
});

afterEach(() => running.close());

const document = Buffer.from('%PDF-1.7 a document');
const otherDocument = Buffer.from('%PDF-1.7 b document');
const Key = 'documents/0b7f8f6e/of é';

type Upload = { url: string; method: string; headers: Record<string, string>; body: Buffer };

/** The link of a direct upload, every condition signed, and the request that keeps them all. */
async function honestUpload(
  signing: { secretAccessKey?: string; signingDate?: Date; expiresIn?: number } = {},
): Promise<Upload> {
  const { secretAccessKey = credentials.secretAccessKey, ...options } = signing;
  const presigning = running.client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { ...credentials, secretAccessKey },
  });
  const sha256 = createHash('sha256').update(document).digest('base64');
  const command = new PutObjectCommand({
    Bucket,
    Key,
    ContentType: 'application/pdf',
    ContentLength: document.length,
    ChecksumSHA256: sha256,
    IfNoneMatch: '*',
  });
  const signed = new Set(['content-type', 'content-length', 'x-amz-checksum-sha256', 'if-none-match']);
  const url = await getSignedUrl(presigning, command, {
    expiresIn: 600,
    signableHeaders: signed,
    unhoistableHeaders: signed,
    ...options,
  });
  return {
    url,
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', 'x-amz-checksum-sha256': sha256, 'if-none-match': '*' },
    body: document,
  };
}

async function send({ url, method, headers, body }: Upload) {
  return fetch(url, { method, headers, ...(method !== 'GET' && { body: new Uint8Array(body) }) });
}

async function storedVersions() {
  const { Versions = [] } = await running.s3.send(new ListObjectVersionsCommand({ Bucket }));
  return Versions.map((version) => version.Key);
}

test('an upload that keeps every condition is stored', async () => {
  const answer = await send(await honestUpload());

  const read = await running.s3.send(new GetObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
  expect(answer.status).toBe(200);
  expect(read.ContentType).toBe('application/pdf');
  expect(read.ChecksumSHA256).toBe(createHash('sha256').update(document).digest('base64'));
  expect(Buffer.from((await read.Body?.transformToByteArray()) ?? [])).toEqual(document);
});

test('the same upload once more is told that it is there', async () => {
  const upload = await honestUpload();
  await send(upload);

  const again = await send(upload);

  expect(await xmlFailureOf(again)).toEqual({ code: 'PreconditionFailed', status: 412 });
  expect(await storedVersions()).toEqual([Key]);
});

const signatureBroken = { code: 'SignatureDoesNotMatch', status: 403 };
const denied = { code: 'AccessDenied', status: 403 };

/** Each breaks one condition, and nothing else. */
const breaches: [name: string, breach: (upload: Upload) => Upload, refusal: object][] = [
  [
    'other bytes of the same length',
    (upload) => ({ ...upload, body: otherDocument }),
    { code: 'BadDigest', status: 400 },
  ],
  ['a byte more', (upload) => ({ ...upload, body: Buffer.concat([document, Buffer.from('x')]) }), signatureBroken],
  ['a byte less', (upload) => ({ ...upload, body: document.subarray(1) }), signatureBroken],
  ['no bytes', (upload) => ({ ...upload, body: Buffer.alloc(0) }), signatureBroken],
  ['another type', (upload) => withHeader(upload, 'content-type', 'text/html'), signatureBroken],
  ['no type', (upload) => withHeader(upload, 'content-type'), signatureBroken],
  [
    'another checksum with the bytes to it',
    (upload) => ({
      ...withHeader(upload, 'x-amz-checksum-sha256', createHash('sha256').update(otherDocument).digest('base64')),
      body: otherDocument,
    }),
    signatureBroken,
  ],
  ['no checksum', (upload) => withHeader(upload, 'x-amz-checksum-sha256'), signatureBroken],
  ['leave to replace', (upload) => withHeader(upload, 'if-none-match'), signatureBroken],
  ['another condition', (upload) => withHeader(upload, 'if-none-match', '"0"'), signatureBroken],
  ['another key', (upload) => ({ ...upload, url: upload.url.replace('0b7f8f6e', '0b7f8f6f') }), signatureBroken],
  ['another bucket', (upload) => ({ ...upload, url: upload.url.replace('/documents/', '/others/') }), signatureBroken],
  ['another method', (upload) => ({ ...upload, method: 'DELETE' }), signatureBroken],
  ['a longer life', (upload) => withQuery(upload, 'X-Amz-Expires', '6000'), signatureBroken],
  [
    'a later date',
    (upload) => withQuery(upload, 'X-Amz-Date', '20300101T000000Z'),
    { ...signatureBroken, code: 'AuthorizationQueryParametersError', status: 400 },
  ],
  ['another action', (upload) => withQuery(upload, 'x-id', 'GetObject'), signatureBroken],
  ['a sub-resource', (upload) => withQuery(upload, 'tagging', ''), signatureBroken],
  [
    'fewer signed headers',
    (upload) => withQuery(upload, 'X-Amz-SignedHeaders', 'host;x-amz-checksum-sha256'),
    signatureBroken,
  ],
  ['metadata that nobody signed', (upload) => withHeader(upload, 'x-amz-meta-a', '1'), denied],
  ['tags that nobody signed', (upload) => withHeader(upload, 'x-amz-tagging', 'a=1'), denied],
  ['a copy that nobody signed', (upload) => withHeader(upload, 'x-amz-copy-source', '/documents/secret'), denied],
  [
    'no signature',
    (upload) => ({ ...upload, url: upload.url.replace(/&X-Amz-Signature=\w+/, '') }),
    { code: 'AuthorizationQueryParametersError', status: 400 },
  ],
  ['a forged signature', (upload) => withQuery(upload, 'X-Amz-Signature', 'a'.repeat(64)), signatureBroken],
  [
    'another key id',
    (upload) => ({ ...upload, url: upload.url.replace('Credential=local', 'Credential=other') }),
    { code: 'InvalidAccessKeyId', status: 403 },
  ],
];

test.each(breaches)('%s is refused', async (_, breach, refusal) => {
  const answer = await send(breach(await honestUpload()));

  expect(await xmlFailureOf(answer)).toEqual(refusal);
  expect(await storedVersions()).toEqual([]);
  expect(await running.blobs()).toEqual([]);
});

test.each([
  ['whose time is over', { signingDate: new Date(Date.now() - 601_000) }, denied],
  ['of the future', { signingDate: new Date(Date.now() + 20 * 60_000) }, denied],
  ['signed by another key', { secretAccessKey: 'other-secret' }, signatureBroken],
])('a link %s is refused', async (_, signing, refusal) => {
  const answer = await send(await honestUpload(signing));

  expect(await xmlFailureOf(answer)).toEqual(refusal);
  expect(await storedVersions()).toEqual([]);
});

test('the checksum that the SDK puts into a link by default is obeyed: that of an empty body', async () => {
  const url = await getSignedUrl(running.client(), new PutObjectCommand({ Bucket, Key }), { expiresIn: 60 });

  const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(document) });

  expect(await xmlFailureOf(answer)).toEqual({ code: 'BadDigest', status: 400 });
});

function withHeader(upload: Upload, name: string, value?: string): Upload {
  const others = Object.entries(upload.headers).filter(([other]) => other !== name);
  return { ...upload, headers: { ...Object.fromEntries(others), ...(value !== undefined && { [name]: value }) } };
}

function withQuery(upload: Upload, name: string, value: string): Upload {
  const url = new URL(upload.url);
  url.searchParams.set(name, value);
  return { ...upload, url: url.href };
}
