import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { ApiDestination, type ApiDestinationProps } from './ApiDestination';
import type { BusEvent } from './BusEvent';

const firstWaitMs = 10_000;
const open: { server: Server; folder: string }[] = [];

afterEach(() => {
  for (const { server, folder } of open.splice(0)) {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

/** A destination whose calls are answered in turn, the last answer again and again; and the waits before its calls. */
async function start(answers: readonly { readonly status: number; readonly retryAfter?: string }[]) {
  let calls = 0;
  const server = createServer((_request, response) => {
    const { status, retryAfter } = answers[Math.min(calls, answers.length - 1)] ?? { status: 200 };
    calls += 1;
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const folder = mkdtempSync(join(tmpdir(), 'api-destination-'));
  open.push({ server, folder });

  const waits: number[] = [];
  const tasks: (() => unknown)[] = [];
  const after = (delayMs: number, task: () => unknown) => {
    waits.push(delayMs);
    tasks.push(task);
  };
  const rule: ApiDestinationProps['rule'] = {
    arn: 'arn:rule',
    matches: () => true,
    destinationArn: 'arn:destination',
    endpoint: 'https://zaken.example/cases',
    key: { header: 'x-api-key', secret: 'key' },
    inputOf: ({ event }) => event.detail,
    retries: { attempts: 3, maxAgeMs: 60_000 },
  };
  const destination = new ApiDestination({
    rule,
    address: `http://127.0.0.1:${port}`,
    secrets: {},
    mayCall: () => true,
    mayKeep: () => true,
    waits: { firstWaitMs, lastWaitMs: 15 * 60_000 },
    after,
    dataFolder: folder,
  });
  await destination.open();
  return {
    waits,
    destination,
    callCount: () => calls,
    /** Runs what falls due, until nothing does. */
    settle: async () => {
      for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task();
    },
  };
}

const event: BusEvent = {
  bus: 'cases',
  event: {
    version: '0',
    id: '11111111-1111-4111-8111-111111111111',
    'detail-type': 'Case received',
    source: 'incasso',
    account: '111111111111',
    time: '2026-03-02T13:05:00Z',
    region: 'eu-central-1',
    resources: [],
    detail: {},
  },
};

test.each([401, 407, 409, 429, 500, 503])('an event that is answered %d is sent again', async (status) => {
  const { destination, callCount, settle } = await start([{ status }, { status: 200 }]);

  await destination.keep(event);
  await settle();

  expect([callCount(), destination.undeliveredCount()]).toEqual([2, 0]);
});

test.each([301, 400, 403, 404, 408, 422])('an event that is answered %d is put aside at once', async (status) => {
  const { destination, callCount, settle } = await start([{ status }]);

  await destination.keep(event);
  await settle();

  expect([callCount(), destination.undeliveredCount()]).toEqual([1, 1]);
});

test('an event is put aside when it was sent again as often as the rule says', async () => {
  const { destination, callCount, settle } = await start([{ status: 503 }]);

  await destination.keep(event);
  await settle();

  expect([callCount(), destination.undeliveredCount()]).toEqual([4, 1]);
});

test('the next call waits for as long as the answer asks, and no shorter than without that', async () => {
  const { destination, waits, settle } = await start([
    { status: 429, retryAfter: '120' },
    { status: 429, retryAfter: '1' },
    { status: 200 },
  ]);

  await destination.keep(event);
  await settle();

  expect(waits).toEqual([0, 120_000, 2 * firstWaitMs]);
});

test('an answer that asks to wait for less than nothing ends the calls', async () => {
  const { destination, callCount, settle } = await start([{ status: 503, retryAfter: '-1' }]);

  await destination.keep(event);
  await settle();

  expect([callCount(), destination.undeliveredCount()]).toEqual([1, 1]);
});
