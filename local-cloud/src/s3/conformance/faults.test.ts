import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeEach(async () => {
  running = await runningS3();
});

afterEach(() => running.close());

async function put(Key = 'key', client = running.s3) {
  return client.send(new PutObjectCommand({ Bucket, Key, Body: 'hallo' }));
}

async function isStored(Key = 'key') {
  return running.s3.send(new HeadObjectCommand({ Bucket, Key })).then(
    () => true,
    () => false,
  );
}

test('a status meets as many requests as it is told to', async () => {
  await running.plan([{ status: 503, count: 2 }]);

  expect(await failureOf(put())).toEqual({ code: 'SlowDown', status: 503 });
  expect(await failureOf(put())).toEqual({ code: 'SlowDown', status: 503 });
  expect(await isStored()).toBe(false);
  expect((await put()).ETag).toBeDefined();
});

test.each([
  [400, 'InvalidRequest'],
  [403, 'AccessDenied'],
  [409, 'ConditionalRequestConflict'],
  [500, 'InternalError'],
])('the status %i comes as %s', async (status, code) => {
  await running.plan([{ status }]);

  expect(await failureOf(put())).toEqual({ code, status });
});

test('faults come in their order', async () => {
  await running.plan([{ status: 500 }, { drop: true }, { status: 503 }]);

  expect(await failureOf(put())).toMatchObject({ status: 500 });
  expect(await failureOf(put())).toMatchObject({ status: undefined });
  expect(await failureOf(put())).toMatchObject({ status: 503 });
  expect(await isStored()).toBe(false);
});

test('the SDK repeats what was dropped', async () => {
  await running.plan([{ drop: true }]);

  await put('key', running.client({ maxAttempts: 3 }));

  expect(await isStored()).toBe(true);
});

test('a write whose answer is lost has happened', async () => {
  await running.plan([{ drop: true, when: 'after' }]);

  expect(await failureOf(put())).toMatchObject({ status: undefined });
  expect(await isStored()).toBe(true);
});

test('a write whose answer is spoilt has happened, and was told of', async () => {
  await running.plan([{ status: 500, when: 'after' }]);

  expect(await failureOf(put())).toMatchObject({ status: 500 });
  expect(await isStored()).toBe(true);
  expect(running.events).toHaveLength(1);
});

test('a delay holds the answer back', async () => {
  await running.plan([{ delayMs: 150 }]);
  const begun = performance.now();

  await put();

  expect(performance.now() - begun).toBeGreaterThanOrEqual(149);
});

test('a delay ends when another plan takes the place of its own', async () => {
  await running.plan([{ delayMs: 600_000, path: `/${Bucket}/key` }]);
  const waiting = put();
  await put('another');

  await running.plan([]);

  expect((await waiting).ETag).toBeDefined();
});

test('a fault can wait for a method and a path', async () => {
  await running.plan([{ status: 503, method: 'put', path: `/${Bucket}/submissions/` }]);

  await put('outbox/1');
  expect(await isStored('submissions/1')).toBe(false);
  expect(await failureOf(put('submissions/1'))).toMatchObject({ status: 503 });
});

test('a new plan takes the place of the former; an empty one ends it', async () => {
  await running.plan([{ status: 500, count: 100 }]);
  await running.plan([]);

  expect((await put()).ETag).toBeDefined();
});

test('a preflight request meets no fault', async () => {
  await running.plan([{ status: 503 }]);

  const preflight = await fetch(`${running.url}/${Bucket}/key`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:8080', 'access-control-request-method': 'PUT' },
  });

  expect(preflight.status).toBe(200);
  expect(await failureOf(put())).toMatchObject({ status: 503 });
});

test.each([
  ['not JSON', '{'],
  ['no list', '{"status":503}'],
  ['no fault', '[{}]'],
  ['two faults in one', '[{"status":503,"drop":true}]'],
  ['a status of success', '[{"status":200}]'],
  ['a count of nothing', '[{"status":503,"count":0}]'],
  ['an unknown word', '[{"status":503,"times":2}]'],
  ['a plan without end', `[${'{"drop":true},'.repeat(10_000)}{"drop":true}]`],
])('%s is no plan, and says so', async (_, body) => {
  const answer = await fetch(`${running.url}/_faults`, { method: 'POST', body });

  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/^Not a plan of faults: .+\.\n$/);
  expect((await put()).ETag).toBeDefined();
});

test('a delay that is cut off does not hold up the end', async () => {
  await running.plan([{ delayMs: 60_000 }]);
  const waiting = failureOf(running.s3.send(new GetObjectCommand({ Bucket, Key: 'key' })));
  await new Promise((resolve) => setImmediate(resolve));

  await running.restart();

  expect(await waiting).toMatchObject({ status: undefined });
});
