import { DeleteObjectCommand, GetObjectCommand, ListObjectVersionsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
});

afterAll(() => running.close());

const failed = { code: 'PreconditionFailed', status: 412 };

async function putNew(Key: string, Body: string) {
  return running.s3.send(new PutObjectCommand({ Bucket, Key, Body, IfNoneMatch: '*' }));
}

async function textOf(Key: string) {
  const { Body } = await running.s3.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToString();
}

async function outcomeOf(write: Promise<unknown>, text: string) {
  const hasWon = await write.then(
    () => true,
    () => false,
  );
  return hasWon ? text : failureOf(write);
}

test('of 20 racing writers that may only create, one wins and the others are told so', async () => {
  const writers = Array.from({ length: 20 }, (_, number) => `writer ${number}`);

  const outcomes = await Promise.all(writers.map((text) => outcomeOf(putNew('race', text), text)));

  const winners = outcomes.filter((outcome) => typeof outcome === 'string');
  expect(winners).toHaveLength(1);
  expect(outcomes.filter((outcome) => typeof outcome !== 'string')).toEqual(Array(19).fill(failed));
  expect(await textOf('race')).toBe(winners[0]);
  const { Versions } = await running.s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'race' }));
  expect(Versions).toHaveLength(1);
  expect(await running.blobs()).toHaveLength(1);
});

test('a key whose object was deleted may be created again', async () => {
  await putNew('again', 'first');
  await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'again' }));

  await putNew('again', 'second');

  expect(await textOf('again')).toBe('second');
});

test('If-Match replaces only the version that the writer saw', async () => {
  const { ETag } = await putNew('seen', 'first');
  const replace = (Body: string, Key = 'seen') =>
    running.s3.send(new PutObjectCommand({ Bucket, Key, Body, IfMatch: ETag }));

  await replace('second');

  expect(await failureOf(replace('third'))).toEqual(failed);
  expect(await failureOf(replace('first', 'never-there'))).toEqual({ code: 'NoSuchKey', status: 404 });
  expect(await textOf('seen')).toBe('second');
});

test('of 20 racing writers that saw the same version, one wins', async () => {
  const { ETag } = await putNew('swap', 'start');

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      running.s3.send(new PutObjectCommand({ Bucket, Key: 'swap', Body: `swap ${number}`, IfMatch: ETag })),
    ),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a delete during a conditional write is a conflict', async () => {
  const body = new PassThrough();
  const arrivals = watch(join(running.dataFolder, 'arriving'))[Symbol.asyncIterator]();
  const firstArrival = arrivals.next();
  const write = failureOf(
    running.s3.send(new PutObjectCommand({ Bucket, Key: 'conflict', Body: body, ContentLength: 9, IfNoneMatch: '*' })),
  );
  body.write('1234');
  await firstArrival;
  await arrivals.return?.();

  await running.s3.send(new DeleteObjectCommand({ Bucket, Key: 'conflict' }));
  body.end('56789');

  expect(await write).toEqual({ code: 'ConditionalRequestConflict', status: 409 });
});

test('a refusal comes before the body and keeps the connection', async () => {
  await putNew('large', 'small');

  const refused = failureOf(
    running.s3.send(new PutObjectCommand({ Bucket, Key: 'large', Body: Buffer.alloc(20_000_000), IfNoneMatch: '*' })),
  );

  expect(await refused).toEqual(failed);
  expect(await textOf('large')).toBe('small');
});
