import { keepingMailer, now, storedContact, submissionId } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { recordingQueue } from '../../../testing/recordingQueue';
import { runRetryTimer } from '../../../testing/runRetryTimer';
import { deliveryPorts } from '../../../testing/startDelivery';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { storeRecord } from '../../submissions/storeRecord';
import type { DeliveryPorts } from './DeliveryPorts';
import { readMessage } from './readMessage';
import { retryOutbox } from './retryOutbox';

const minute = 60_000;

function start() {
  let time = now.getTime();
  const clock = () => new Date(time);
  const store = new MemoryStore(clock);
  const mailer = keepingMailer();
  const ports: DeliveryPorts = deliveryPorts(store, { now: clock, mailer });
  const pass = (ms: number) => {
    time += ms;
  };
  return { store, mailer, ports, pass };
}

const stored = storedContact();

test('an entry whose event was lost is delivered when it is old enough', async () => {
  const { store, mailer, ports, pass } = start();
  await storeRecord(store, { record: stored, documents: [] });

  pass(9 * minute);
  expect(await runRetryTimer(ports)).toEqual({});
  pass(2 * minute);
  expect(await runRetryTimer(ports)).toEqual({ delivered: 1 });

  expect(mailer.sent).toHaveLength(1);
  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('messages are queued while time is left, oldest entries first', async () => {
  const { store, ports, pass } = start();
  const entry = (number: number) => ({ submissionId, attempt: `${1e7 + number}-0000-4000-8000-000000000000` });
  for (let number = 0; number < 450; number += 1) {
    await store.write(storageKeys.outboxEntry(entry(450 - number)), jsonBody({}));
    pass(1);
  }
  pass(20 * minute);
  const queue = recordingQueue();

  const count = await retryOutbox({ ...ports, queue, hasTime: () => queue.sent.length < 400 });

  expect(count).toBe(400);
  expect(queue.sent.map((body) => readMessage(body)?.key)).toEqual(
    Array.from({ length: 400 }, (_, number) => storageKeys.outboxEntry(entry(450 - number))),
  );
});

test('an unreadable entry becomes a dead letter with the reason', async () => {
  const { store, ports, pass } = start();
  await storeRecord(store, { record: stored, documents: [] });
  await store.write(storageKeys.outboxEntry(stored), { bytes: '{"version":9}', contentType: 'application/json' });
  pass(11 * minute);

  expect(await runRetryTimer(ports)).toEqual({ dead: 1 });

  expect(store.keysUnder('outbox/')).toEqual([]);
  expect(store.json(storageKeys.deadLetter(stored))).toMatchObject({
    submissionId,
    reason: 'unreadable',
    entry: '{"version":9}',
  });
});

test('an entry is given up after a day of failures, not before', async () => {
  const { store, ports, pass } = start();
  await storeRecord(store, { record: stored, documents: [] });
  const down = { ...ports, mailer: keepingMailer(() => new Error('down')) };
  const counts: unknown[] = [];
  for (let hour = 0; hour < 26; hour += 1) {
    pass(60 * minute);
    counts.push(await runRetryTimer(down));
  }

  expect(counts.slice(0, 24)).toEqual(Array(24).fill({ failed: 1 }));
  expect(counts.slice(24)).toEqual([{ dead: 1 }, {}]);
  expect(store.json(storageKeys.deadLetter(stored))).toMatchObject({ reason: 'undeliverable' });
});

test('an entry whose process dies each time is given up too', async () => {
  const { store, mailer, ports, pass } = start();
  await storeRecord(store, { record: stored, documents: [] });
  const dying = {
    send: () => {
      store.hook = () => Promise.reject(new Error('killed'));
      return Promise.reject(new Error('killed'));
    },
  };
  for (let hour = 0; hour < 26; hour += 1) {
    pass(60 * minute);
    await runRetryTimer({ ...ports, mailer: dying });
    store.hook = () => undefined;
  }

  expect(store.keysUnder('outbox/')).toEqual([]);
  expect(store.json(storageKeys.deadLetter(stored))).toMatchObject({ reason: 'undeliverable' });
  expect(mailer.sent).toEqual([]);
});

test('removes the entry of an attempt that stored nothing after an hour', async () => {
  const { store, mailer, ports, pass } = start();
  await storeRecord(store, { record: stored, documents: [] });
  const left = { ...stored, attempt: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' };
  await store.write(storageKeys.outboxEntry(left), { bytes: '{}', contentType: 'application/json' });

  pass(11 * minute);
  expect(await runRetryTimer(ports)).toEqual({ delivered: 1, no_record: 1 });
  pass(60 * minute);
  expect(await runRetryTimer(ports)).toEqual({ abandoned: 1 });

  expect(mailer.sent).toHaveLength(1);
  expect(store.keysUnder('outbox/')).toEqual([]);
});
