import {
  ChecksumAlgorithm,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
});

afterAll(() => running.close());

const Body = '123456789';

/** The published check values of each algorithm for "123456789". */
const checksums = [
  ['ChecksumCRC32', 'y/Q5Jg=='],
  ['ChecksumCRC32C', '4waSgw=='],
  ['ChecksumCRC64NVME', 'rosUhgp5mIg='],
  ['ChecksumSHA1', '98O8HYCOBHMq32eZZczDTKeuNEE='],
  ['ChecksumSHA256', 'FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU='],
] as const;

async function put(Key: string, more: Partial<PutObjectCommandInput>) {
  return running.s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
}

async function isStored(Key: string) {
  return running.s3.send(new HeadObjectCommand({ Bucket, Key })).then(
    () => true,
    () => false,
  );
}

test.each(checksums)('%s is verified, kept and given back', async (name, value) => {
  const written = await put(name, { [name]: value });

  const read = await running.s3.send(new GetObjectCommand({ Bucket, Key: name, ChecksumMode: 'ENABLED' }));

  expect(written).toMatchObject({ [name]: value, ChecksumType: 'FULL_OBJECT' });
  expect(read).toMatchObject({ [name]: value, ChecksumType: 'FULL_OBJECT' });
  expect(await read.Body?.transformToString()).toBe(Body);
});

test.each(checksums)('a wrong %s stores nothing', async (name, value) => {
  const Key = `wrong-${name}`;

  expect(await failureOf(put(Key, { [name]: value, Body: '123456780' }))).toEqual({ code: 'BadDigest', status: 400 });
  expect(await isStored(Key)).toBe(false);
});

test.each(['', 'AAAA', 'not base64'])('a checksum that cannot be one (%j) is refused', async (ChecksumSHA256) => {
  expect(await failureOf(put('malformed', { ChecksumSHA256 }))).toMatchObject({ code: 'InvalidRequest' });
});

test('Content-MD5 is verified', async () => {
  const ContentMD5 = createHash('md5').update(Body).digest('base64');

  await put('md5', { ContentMD5 });

  expect(await isStored('md5')).toBe(true);
  expect(await failureOf(put('md5-wrong', { ContentMD5, Body: 'x' }))).toEqual({ code: 'BadDigest', status: 400 });
  expect(await failureOf(put('md5-none', { ContentMD5: 'abc' }))).toEqual({ code: 'InvalidDigest', status: 400 });
});

test.each(Object.values(ChecksumAlgorithm).filter((algorithm) => /^(CRC32|CRC32C|SHA1|SHA256)$/.test(algorithm)))(
  'a streamed body brings its %s in a trailer',
  async (algorithm) => {
    const Key = `trailer-${algorithm}`;

    await put(Key, {
      Body: Readable.from([Buffer.from('1234'), Buffer.from('56789')]),
      ContentLength: 9,
      ChecksumAlgorithm: algorithm,
    });

    const head = await running.s3.send(new HeadObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
    const [name, value] = checksums.find(([known]) => known === `Checksum${algorithm}`) ?? [];
    expect(head).toMatchObject({ ContentLength: 9, [name ?? '']: value });
    expect(head.ContentEncoding).toBeUndefined();
  },
);

test('a streamed body that breaks its trailer or its length stores nothing', async () => {
  const broken = running.tamperingClient((request) => {
    if ('body' in request && request.body instanceof Readable)
      request.body = Readable.from(withOneByteChanged(request.body));
  });
  const Body = Readable.from([Buffer.from('1234'), Buffer.from('56789')]);

  expect(await failureOf(broken.send(new PutObjectCommand({ Bucket, Key: 'broken', Body, ContentLength: 9 })))).toEqual(
    { code: 'BadDigest', status: 400 },
  );
  expect(await failureOf(put('short', { Body: Readable.from([Buffer.from('1234')]), ContentLength: 9 }))).toEqual({
    code: 'IncompleteBody',
    status: 400,
  });
  expect([await isStored('broken'), await isStored('short')]).toEqual([false, false]);
});

test('a streamed body that is not coded as it says is read to its end before it is refused', async () => {
  let sentPieces = 0;
  function* babble() {
    for (; sentPieces < 300; sentPieces += 1) yield Buffer.alloc(100_000, 'z');
  }
  const babbling = running.tamperingClient((request) => {
    if ('body' in request) request.body = Readable.from(babble());
  });
  const Body = Readable.from([Buffer.from('123456789')]);

  const call = babbling.send(new PutObjectCommand({ Bucket, Key: 'babble', Body, ContentLength: 9 }));

  expect(await failureOf(call)).toEqual({ code: 'IncompleteBody', status: 400 });
  expect(sentPieces).toBe(300);
});

test('nothing stays on disk of what was refused', async () => {
  const before = await running.blobs();

  await failureOf(put('refused', { ChecksumSHA256: createHash('sha256').update('other').digest('base64') }));

  expect(await running.blobs()).toEqual(before);
});

async function* withOneByteChanged(body: Readable) {
  for await (const chunk of body) {
    const text = String(chunk);
    yield text.includes('56789') ? text.replace('56789', '56780') : text;
  }
}
