import {
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Bucket, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeEach(async () => {
  running = await runningS3();
});

afterEach(() => running.close());

async function versions() {
  const { Versions, DeleteMarkers } = await running.s3.send(new ListObjectVersionsCommand({ Bucket }));
  return { Versions, DeleteMarkers };
}

test('a restart keeps everything', async () => {
  await running.s3.send(
    new PutObjectCommand({
      Bucket,
      Key: 'é/1',
      Body: 'hallo',
      Metadata: { a: '1' },
      Tagging: 'b=2',
      ContentType: 'text/plain',
    }),
  );
  await running.s3.send(
    new PutObjectCommand({ Bucket, Key: 'é/1', Body: 'again', Metadata: { a: '2' }, Tagging: 'b=3' }),
  );
  await running.s3.send(new PutObjectCommand({ Bucket, Key: 'deleted', Body: 'x' }));
  await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'deleted' }));
  const before = await versions();

  await running.restart();

  const read = await running.s3.send(new GetObjectCommand({ Bucket, Key: 'é/1', ChecksumMode: 'ENABLED' }));
  const { TagSet } = await running.s3.send(new GetObjectTaggingCommand({ Bucket, Key: 'é/1' }));
  expect(await versions()).toEqual(before);
  expect([await read.Body?.transformToString(), read.Metadata, TagSet]).toEqual([
    'again',
    { a: '2' },
    [{ Key: 'b', Value: '3' }],
  ]);
  expect(read.ChecksumCRC32).toBeDefined();
});

test('a start forgets what a crash left half-done', async () => {
  await running.s3.send(new PutObjectCommand({ Bucket, Key: 'whole', Body: 'x' }));
  await writeFile(join(running.dataFolder, 'blobs', 'nobody'), 'bytes that no object came to own');
  await writeFile(join(running.dataFolder, 'arriving', 'half'), 'bytes that stopped coming');
  await writeFile(join(running.dataFolder, 'objects', 'a.json.0.tmp'), '{');

  await running.restart();

  const { Versions } = await versions();
  expect(Versions?.map(({ Key }) => Key)).toEqual(['whole']);
  expect(await running.blobs()).toHaveLength(1);
});

test('100 MB pass through in both directions without filling the memory', async () => {
  // What code and buffers take once, of whatever size, is no matter of this file's.
  await passThrough(10);
  const before = memoryInUse();
  let peak = before;

  const { sent, received } = await passThrough(100, () => (peak = Math.max(peak, memoryInUse())));

  expect(received).toBe(sent);
  expect(peak - before).toBeLessThan(30_000_000);
});

/** Without garbage, in bytes. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Stores so many MB under a key, reads them back, and tells the SHA-256 of both. `look` is called at every tenth. */
async function passThrough(megabytes: number, look?: () => void): Promise<{ sent: string; received: string }> {
  const chunk = randomBytes(1_000_000);
  const sent = createHash('sha256');
  function* chunks() {
    for (let count = 0; count < megabytes; count += 1) {
      sent.update(chunk);
      if (count % 10 === 9) look?.();
      yield chunk;
    }
  }
  await running.s3.send(
    new PutObjectCommand({
      Bucket,
      Key: 'large',
      Body: Readable.from(chunks()),
      ContentLength: megabytes * chunk.length,
    }),
  );
  const { Body } = await running.s3.send(new GetObjectCommand({ Bucket, Key: 'large' }));
  const received = createHash('sha256');
  const pieces: AsyncIterable<unknown> = Body instanceof Readable ? Body : Readable.from([]);
  let bytes = 0;
  for await (const piece of pieces) {
    if (!Buffer.isBuffer(piece)) continue;
    received.update(piece);
    const tenths = Math.floor(bytes / (10 * chunk.length));
    bytes += piece.length;
    if (Math.floor(bytes / (10 * chunk.length)) > tenths) look?.();
  }
  return { sent: sent.digest('hex'), received: received.digest('hex') };
}
