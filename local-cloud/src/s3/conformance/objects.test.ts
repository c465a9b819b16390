import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type GetObjectCommandInput,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
});

afterAll(() => running.close());

async function put(Key: string, Body: string) {
  return running.s3.send(new PutObjectCommand({ Bucket, Key, Body }));
}

async function get(Key: string, more: Partial<GetObjectCommandInput> = {}) {
  return running.s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
}

async function textOf(Key: string, more: Partial<GetObjectCommandInput> = {}) {
  return (await get(Key, more)).Body?.transformToString();
}

test('an object comes back with its bytes, type and metadata', async () => {
  const written = await running.s3.send(
    new PutObjectCommand({
      Bucket,
      Key: 'whole',
      Body: 'hallo',
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'no-store',
      ContentDisposition: 'attachment; filename="a.txt"',
      Metadata: { reference: 'AB-12' },
    }),
  );

  const read = await get('whole');

  expect(await read.Body?.transformToString()).toBe('hallo');
  expect(read).toMatchObject({
    ContentType: 'text/plain; charset=utf-8',
    CacheControl: 'no-store',
    ContentDisposition: 'attachment; filename="a.txt"',
    ContentLength: 5,
    Metadata: { reference: 'AB-12' },
    ETag: '"598d4c200461b81522a3328565c25f7c"',
    VersionId: written.VersionId,
    AcceptRanges: 'bytes',
  });
  expect(written.ETag).toBe(read.ETag);
});

test('an empty object is an object', async () => {
  await put('empty', '');

  const read = await get('empty');

  expect([await read.Body?.transformToString(), read.ContentLength, read.ContentType]).toEqual([
    '',
    0,
    'application/octet-stream',
  ]);
});

test('HEAD tells the same as GET, without the bytes', async () => {
  await put('head', 'hallo');

  const head = await running.s3.send(new HeadObjectCommand({ Bucket, Key: 'head' }));

  const read = await get('head');
  await read.Body?.transformToString();
  const { ETag, ContentLength, ContentType, LastModified, VersionId, Metadata } = read;
  expect(head).toMatchObject({ ETag, ContentLength, ContentType, LastModified, VersionId, Metadata });
});

test('what is not there is NoSuchKey, and NotFound to HEAD', async () => {
  expect(await failureOf(get('nothing'))).toEqual({ code: 'NoSuchKey', status: 404 });
  expect(await failureOf(running.s3.send(new HeadObjectCommand({ Bucket, Key: 'nothing' })))).toEqual({
    code: 'NotFound',
    status: 404,
  });
  expect(await failureOf(running.s3.send(new GetObjectCommand({ Bucket: 'other', Key: 'a' })))).toEqual({
    code: 'NoSuchBucket',
    status: 404,
  });
});

test.each([
  '../escape',
  '../../escape',
  'a/../../../escape',
  '/absolute',
  'a//b',
  './a',
  'a/.',
  'bytes\u0001\u001f',
  "spaces and +&=?#%25 !'()*;:@$,",
  'één 🧾 ‮rtl',
  'C:\\windows',
  'x'.repeat(1024),
])('the key %j is a name like any other and stays inside', async (key) => {
  await put(key, key);

  expect(await textOf(key)).toBe(key);
  expect(await running.neighbours()).toEqual(['data']);
});

test('a key above 1,024 bytes is refused', async () => {
  expect(await failureOf(put('é'.repeat(513), ''))).toEqual({ code: 'KeyTooLongError', status: 400 });
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=8-100', '89', 'bytes 8-9/10'],
  ['bytes=-100', '0123456789', 'bytes 0-9/10'],
])('the range %s gives those bytes', async (Range, bytes, ContentRange) => {
  await put('ranges', '0123456789');

  const read = await get('ranges', { Range });

  expect(await read.Body?.transformToString()).toBe(bytes);
  expect(read).toMatchObject({ ContentRange, ContentLength: bytes.length, $metadata: { httpStatusCode: 206 } });
});

test.each(['bytes=10-', 'bytes=20-30', 'bytes=-0'])('the range %s is beyond the object', async (Range) => {
  await put('ranges', '0123456789');

  expect(await failureOf(get('ranges', { Range }))).toEqual({ code: 'InvalidRange', status: 416 });
});

test.each(['bytes=5-2', 'lines=1-2', 'bytes=a-b', 'bytes=0-1,3-4'])(
  'what is no range (%s) is passed over',
  async (Range) => {
    await put('ranges', '0123456789');

    expect(await textOf('ranges', { Range })).toBe('0123456789');
  },
);

test('a read can be bound to what the client knows', async () => {
  const { ETag: IfMatch } = await put('known', 'hallo');
  const { LastModified } = await running.s3.send(new HeadObjectCommand({ Bucket, Key: 'known' }));
  const before = new Date((LastModified?.getTime() ?? 0) - 60_000);

  const failed = { code: 'PreconditionFailed', status: 412 };
  expect(await textOf('known', { IfMatch })).toBe('hallo');
  expect(await failureOf(get('known', { IfMatch: '"0"' }))).toEqual(failed);
  expect(await failureOf(get('known', { IfUnmodifiedSince: before }))).toEqual(failed);
  expect(await failureOf(get('known', { IfNoneMatch: IfMatch }))).toMatchObject({ status: 304 });
  expect(await failureOf(get('known', { IfModifiedSince: LastModified }))).toMatchObject({ status: 304 });
  expect(await textOf('known', { IfNoneMatch: '"0"' })).toBe('hallo');
  expect(await textOf('known', { IfModifiedSince: before })).toBe('hallo');
});

test('a copy has bytes, metadata and tags of its source, or new ones', async () => {
  await running.s3.send(
    new PutObjectCommand({ Bucket, Key: 'from é', Body: 'hallo', Metadata: { a: '1' }, ContentType: 'text/plain' }),
  );
  const CopySource = `${Bucket}/${encodeURIComponent('from é')}`;

  await running.s3.send(new CopyObjectCommand({ Bucket, Key: 'same', CopySource }));
  await running.s3.send(
    new CopyObjectCommand({ Bucket, Key: 'new', CopySource, MetadataDirective: 'REPLACE', Metadata: { b: '2' } }),
  );

  const [same, other] = [await get('same'), await get('new')];
  expect([await same.Body?.transformToString(), same.Metadata, same.ContentType]).toEqual([
    'hallo',
    { a: '1' },
    'text/plain',
  ]);
  expect([await other.Body?.transformToString(), other.Metadata]).toEqual(['hallo', { b: '2' }]);
  expect(await failureOf(running.s3.send(new CopyObjectCommand({ Bucket, Key: 'from é', CopySource })))).toEqual({
    code: 'InvalidRequest',
    status: 400,
  });
});

test('a stream of known length is stored as it is', async () => {
  const chunks = [Buffer.alloc(70_000, 'a'), Buffer.from('b'), Buffer.alloc(130_000, 'c')];

  await running.s3.send(
    new PutObjectCommand({ Bucket, Key: 'stream', Body: Readable.from(chunks), ContentLength: 200_001 }),
  );

  const read = await get('stream');
  expect(Buffer.from((await read.Body?.transformToByteArray()) ?? [])).toEqual(Buffer.concat(chunks));
});

test('of two events on a key the later one has the greater sequencer', async () => {
  running.events.length = 0;

  await put('sequence', '1');
  await put('sequence', '2');

  const [first = '', second = ''] = running.events.map(({ sequencer }) => sequencer);
  expect([first.length, second.length, first < second]).toEqual([16, 16, true]);
});

test('a created object is told of once it is there', async () => {
  running.events.length = 0;

  const { VersionId } = await put('told', 'hallo');

  expect(running.events).toMatchObject([
    {
      type: 'Object Created',
      bucket: Bucket,
      key: 'told',
      size: 5,
      etag: '598d4c200461b81522a3328565c25f7c',
      versionId: VersionId,
      reason: 'PutObject',
    },
  ]);
});

test('an event that nobody can take takes nothing back, and is complained of', async () => {
  const complaint = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const own = await runningS3({
    onEvent() {
      throw new Error('nobody is listening yet');
    },
  });

  await own.s3.send(new PutObjectCommand({ Bucket, Key: 'untold', Body: 'x' }));

  expect((await own.s3.send(new HeadObjectCommand({ Bucket, Key: 'untold' }))).ContentLength).toBe(1);
  expect(complaint).toHaveBeenCalledWith('S3 stand-in: Error: nobody is listening yet\n');
  complaint.mockRestore();
  await own.close();
});
