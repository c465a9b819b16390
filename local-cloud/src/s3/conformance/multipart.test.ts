import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeEach(async () => {
  running = await runningS3();
});

afterEach(() => running.close());

const fiveMegabytes = 5 * 1024 * 1024;

async function begin(Key = 'parts') {
  const { UploadId = '' } = await running.s3.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ChecksumAlgorithm: 'CRC32' }),
  );
  return UploadId;
}

async function part(UploadId: string, PartNumber: number, Body: Buffer): Promise<CompletedPart> {
  const { ETag, ChecksumCRC32 } = await running.s3.send(
    new UploadPartCommand({ Bucket, Key: 'parts', UploadId, PartNumber, Body }),
  );
  return { PartNumber, ETag, ChecksumCRC32 };
}

async function complete(UploadId: string, Parts: CompletedPart[]) {
  return running.s3.send(
    new CompleteMultipartUploadCommand({ Bucket, Key: 'parts', UploadId, MultipartUpload: { Parts } }),
  );
}

function md5(data: Buffer) {
  return createHash('md5').update(data).digest();
}

test('a stream of unknown length arrives in parts, as one object', async () => {
  const chunks = Array.from({ length: 120 }, (_, number) => Buffer.alloc(100_000, number));

  const outcome = await new Upload({
    client: running.s3,
    params: { Bucket, Key: 'upload', Body: Readable.from(chunks), ContentType: 'text/plain', Metadata: { a: '1' } },
    partSize: fiveMegabytes,
  }).done();

  const read = await running.s3.send(new GetObjectCommand({ Bucket, Key: 'upload' }));
  expect(Buffer.from((await read.Body?.transformToByteArray()) ?? []).equals(Buffer.concat(chunks))).toBe(true);
  expect(read).toMatchObject({ ContentType: 'text/plain', Metadata: { a: '1' }, ETag: outcome.ETag });
  expect(outcome.ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
  expect(running.events).toMatchObject([{ key: 'upload', size: 12_000_000, reason: 'CompleteMultipartUpload' }]);
  expect(await running.blobs()).toHaveLength(1);
});

test('the ETag and checksum of the whole come from its parts', async () => {
  const [one, two] = [Buffer.alloc(fiveMegabytes, 'a'), Buffer.from('rest')];
  const upload = await begin();

  const { ETag, ChecksumType } = await complete(upload, [await part(upload, 1, one), await part(upload, 7, two)]);

  expect(ETag).toBe(`"${md5(Buffer.concat([md5(one), md5(two)])).toString('hex')}-2"`);
  expect(ChecksumType).toBe('COMPOSITE');
});

test('a part sent again takes the place of the former one', async () => {
  const upload = await begin();
  await part(upload, 1, Buffer.from('first'));
  const second = await part(upload, 1, Buffer.from('second'));

  await complete(upload, [second]);

  const { Body } = await running.s3.send(new GetObjectCommand({ Bucket, Key: 'parts' }));
  expect(await Body?.transformToString()).toBe('second');
  expect(await running.blobs()).toHaveLength(1);
});

test('a wrong list of parts is refused and the upload stays', async () => {
  const upload = await begin();
  const [small, last] = [await part(upload, 1, Buffer.from('small')), await part(upload, 2, Buffer.from('last'))];

  expect(await failureOf(complete(upload, [small, last]))).toMatchObject({ code: 'EntityTooSmall' });
  expect(await failureOf(complete(upload, [last, small]))).toMatchObject({ code: 'InvalidPartOrder' });
  expect(await failureOf(complete(upload, [{ ...small, PartNumber: 3 }]))).toMatchObject({ code: 'InvalidPart' });
  expect(await failureOf(complete(upload, [{ ...small, ETag: '"0"' }]))).toMatchObject({ code: 'InvalidPart' });
  expect(await failureOf(complete(upload, [{ ...small, ChecksumCRC32: last.ChecksumCRC32 }]))).toMatchObject({
    code: 'InvalidPart',
  });
  expect(await failureOf(complete(upload, []))).toMatchObject({ code: 'MalformedXML' });
  expect(await failureOf(complete('other', [small]))).toMatchObject({ code: 'NoSuchUpload', status: 404 });
  expect((await complete(upload, [small])).ETag).toBeDefined();
  expect(await failureOf(complete(upload, [small]))).toMatchObject({ code: 'NoSuchUpload' });
});

test('an aborted upload leaves nothing', async () => {
  const upload = await begin();
  await part(upload, 1, Buffer.from('bytes'));

  await running.s3.send(new AbortMultipartUploadCommand({ Bucket, Key: 'parts', UploadId: upload }));

  expect(await failureOf(part(upload, 2, Buffer.from('more')))).toEqual({ code: 'NoSuchUpload', status: 404 });
  expect(await running.blobs()).toEqual([]);
});

test('an upload goes on after a restart', async () => {
  const upload = await begin();
  const first = await part(upload, 1, Buffer.alloc(fiveMegabytes, 'a'));

  await running.restart();
  const { Parts } = await running.s3.send(new ListPartsCommand({ Bucket, Key: 'parts', UploadId: upload }));
  const { Uploads } = await running.s3.send(new ListMultipartUploadsCommand({ Bucket }));
  await complete(upload, [first, await part(upload, 2, Buffer.from('b'))]);

  expect(Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([[1, fiveMegabytes]]);
  expect(Uploads?.map(({ UploadId }) => UploadId)).toEqual([upload]);
  const { ContentLength } = await running.s3.send(
    new GetObjectCommand({ Bucket, Key: 'parts', Range: 'bytes=5242880-' }),
  );
  expect(ContentLength).toBe(1);
});

test('an upload in parts can be bound to create only', async () => {
  const upload = await begin();
  const only = await part(upload, 1, Buffer.from('late'));
  await running.s3.send(new PutObjectCommand({ Bucket, Key: 'parts', Body: 'early' }));

  const completion = running.s3.send(
    new CompleteMultipartUploadCommand({
      Bucket,
      Key: 'parts',
      UploadId: upload,
      MultipartUpload: { Parts: [only] },
      IfNoneMatch: '*',
    }),
  );

  expect(await failureOf(completion)).toEqual({ code: 'PreconditionFailed', status: 412 });
});
