import * as sdk from '@aws-sdk/client-s3';
import * as v from 'valibot';
import { Bucket, failureOf, runningS3, xmlFailureOf, type RunningS3 } from '../testing/runningS3';

const Key = 'key';
const notImplemented = { code: 'NotImplemented', status: 501 };

const had = [
  ...['AbortMultipartUpload', 'CompleteMultipartUpload', 'CopyObject', 'CreateMultipartUpload', 'DeleteObject'],
  ...['DeleteObjectTagging', 'DeleteObjects', 'GetBucketLocation', 'GetBucketVersioning', 'GetObject'],
  ...['GetObjectTagging', 'HeadBucket', 'HeadObject', 'ListBuckets', 'ListMultipartUploads', 'ListObjectVersions'],
  ...['ListObjectsV2', 'ListParts', 'PutObject', 'PutObjectTagging', 'UploadPart'],
];

/** On the wire it is ListBuckets, at another service's host. */
const ofOtherServices = ['ListDirectoryBuckets'];

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
});

afterAll(() => running.close());

const operations = everyOperation();

test('the operations of S3 are known from the SDK', () => {
  const names = operations.map(({ name }) => name);

  expect(names.length).toBeGreaterThan(100);
  expect(had.filter((name) => !names.includes(name))).toEqual([]);
});

test.each(operations)('$name is answered as what it is, or with NotImplemented', async ({ name, ...request }) => {
  const isHad = had.includes(name);

  const answer = await send(request);

  expect(answer === notImplemented.code).toBe(!isHad);
});

test.each<[what: string, call: () => Promise<unknown>]>([
  ['an ACL', () => running.s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body: 'x', ACL: 'public-read' }))],
  ['a storage class', () => running.s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body: 'x', StorageClass: 'GLACIER' }))],
  ['encryption', () => running.s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body: 'x', ServerSideEncryption: 'aws:kms' }))],
  ['a lock', () => running.s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body: 'x', ObjectLockLegalHoldStatus: 'ON' }))],
  ['a place within the object', () => running.s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body: 'x', WriteOffsetBytes: 1 }))],
  ['a checksum of another kind', () => running.s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body: 'x', ChecksumSHA512: 'x' }))],
  ['an expected owner', () => running.s3.send(new sdk.DeleteObjectCommand({ Bucket, Key, ExpectedBucketOwner: '111111111111' }))],
  ['one part of an object', () => running.s3.send(new sdk.GetObjectCommand({ Bucket, Key, PartNumber: 1 }))],
  ['owners in a listing', () => running.s3.send(new sdk.ListObjectsV2Command({ Bucket, FetchOwner: true }))],
  ['a page of uploads', () => running.s3.send(new sdk.ListMultipartUploadsCommand({ Bucket, MaxUploads: 1 }))],
  ['a page of parts', () => running.s3.send(new sdk.ListPartsCommand({ Bucket, Key, UploadId: 'x', MaxParts: 1 }))],
])('%s is not passed over', async (_, call) => {
  expect(await failureOf(call())).toEqual(notImplemented);
}); // oxfmt-ignore

test('what S3 itself does not have is MethodNotAllowed', async () => {
  const plain = { parameters: new URLSearchParams(), headers: {} };

  const answers = [
    await send({ ...plain, method: 'POST', path: `/${Bucket}/${Key}` }),
    await send({ ...plain, method: 'PATCH', path: `/${Bucket}/${Key}` }),
  ];

  expect(answers).toEqual(['MethodNotAllowed', 'MethodNotAllowed']);
});

test('a form is answered in the XML of S3', async () => {
  const body = new FormData();
  body.append('key', Key);
  body.append('file', 'x');

  const answer = await fetch(`${running.url}/${Bucket}`, { method: 'POST', body });

  expect(answer.headers.get('content-type')).toBe('application/xml');
  expect(await xmlFailureOf(answer)).toEqual(notImplemented);
});

type BareRequest = { method: string; path: string; parameters: URLSearchParams; headers: Record<string, string> };

/** Sends a request with a signature of its own and answers the code of the refusal. */
async function send({ method, path, parameters, headers }: BareRequest): Promise<string> {
  const client = running.client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => (call) => {
      const { request } = call;
      if (typeof request !== 'object' || request === null || !('headers' in request)) return next(call);
      Object.assign(request, { method, path, query: Object.fromEntries(parameters) });
      Object.assign(Object(request.headers), headers);
      return next(call);
    },
    { step: 'build' },
  );
  const fault: unknown = await client
    .send(new sdk.GetObjectCommand({ Bucket, Key }))
    .catch((reason: unknown) => reason);
  return fault instanceof Error ? fault.name : '';
}

/**
 * Every operation that this SDK describes, as the barest request that means it.
 * https://smithy.io/2.0/spec/http-bindings.html
 */
function everyOperation(): (BareRequest & { name: string })[] {
  const operationKind = 9;
  const operationSchema = v.looseTuple([
    v.literal(operationKind),
    v.string(),
    v.string(),
    v.object({ http: v.tuple([v.string(), v.string(), v.number()]) }),
    v.pipe(
      v.function(),
      v.transform((input): unknown => input()),
    ),
  ]);
  const inputSchema = v.object({ 5: v.array(v.unknown()), 6: v.optional(v.number(), 0) });
  const memberSchema = v.looseTuple([
    v.unknown(),
    v.object({ httpQuery: v.optional(v.string()), httpHeader: v.optional(v.string()) }),
  ]);
  return Object.values(sdk).flatMap((exported) => {
    const operation = v.safeParse(operationSchema, exported);
    if (!operation.success || ofOtherServices.includes(operation.output[2])) return [];
    const [, , name, { http: [method, uri] }, input] = operation.output; // oxfmt-ignore
    const { 5: members, 6: requiredCount } = v.parse(inputSchema, Object(input));
    const [uriPath = '', query] = uri.split('?');
    const parameters = new URLSearchParams(query);
    const headers: Record<string, string> = {};
    for (const member of members.slice(0, requiredCount)) {
      const bound = v.safeParse(memberSchema, member);
      const { httpQuery, httpHeader } = bound.success ? bound.output[1] : {};
      if (httpQuery !== undefined) parameters.set(httpQuery, '1');
      if (httpHeader !== undefined) headers[httpHeader.toLowerCase()] = `/${Bucket}/${Key}`;
    }
    const isOnBucket = name !== 'ListBuckets' && !uriPath.startsWith('/Write');
    const path = (isOnBucket ? `/${Bucket}${uriPath}` : uriPath).replace('{Key+}', Key).replace(/(?<=.)\/$/, '');
    return [{ name, method, path, parameters, headers }];
  });
}
