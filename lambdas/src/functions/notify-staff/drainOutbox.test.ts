import { runs } from '@incasso/contract/testing/search';
import { keepingMailer, now, plainCaseFiles, storedIntake, validAnswers } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { recordingQueue, queueMessage } from '../../../testing/recordingQueue';
import { bytes, deliveryPorts, factuur, intake } from '../../../testing/startDelivery';
import { MailDeferred, type Mailer } from '../../mail/Mailer';
import { notifyQueue } from '../../notifyQueue';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { entryOf, type DueKind } from '../../submissions/OutboxEntry';
import { storeRecord } from '../../submissions/storeRecord';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';
import { confirmationLimits } from './confirmations/confirmationLimits';
import type { DeliveryPorts } from './DeliveryPorts';
import { holdConfirmation } from './confirmations/heldConfirmations';
import { handleBatch } from './handleBatch';
import { handleTimer } from './handleTimer';
import type { MailedCase } from './mails/mailedCase';

const minute = 60_000;
const cases = runs(700, 5000);
/** More than a page of S3's list has. */
const held = runs(2000, 20_000);
/** 5,000 in three quarters of an hour. */
const caseMs = 540;
/** More than the hourly limit allows. */
const confirmations = 600;
const storeMs = 25;
const sesMs = 200;
/** Time to render the overview and compose the mails with the function's share of a core. */
const composeMs = 1000;
/** https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html: for an account outside the sandbox. */
const mailsPerSecond = 14;
const functionMs = 60_000;
const sweepMs = 15 * minute;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const uuid = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

function caseOf(number: number) {
  return storedIntake({
    ...{ submissionId: uuid(number), attempt: uuid(number), documents: [factuur] },
    answers: validAnswers({ email: `klant-${number}@klant.example` }),
  });
}

/** A case whose mails were tried for a day. */
async function writeLeftCase(store: MemoryStore, record: IntakeRecord, due: readonly DueKind[], lastKind: string) {
  const firstAt = new Date(now.getTime() - 24 * 60 * minute).toISOString();
  const failures = { count: lastKind === 'unfinished' ? 1 : 90, firstAt, lastKind };
  const entry = { ...entryOf(record, { createdAt: record.receivedAt, due: [...due] }), failures };
  await store.write(storageKeys.outboxEntry(entry), jsonBody(entry));
  await store.write(storageKeys.record(record), jsonBody(record));
  const document = { contentType: factuur.mediaType, bytes };
  await store.write(storageKeys.document({ ...record, sha256: factuur.sha256 }), document);
}

/** Cases whose mails SES has refused for a day. */
async function startAfterOutage() {
  const store = new MemoryStore(() => new Date());
  for (let number = 0; number < cases; number += 1) {
    const due = number < confirmations ? (['staff', 'visitor'] as const) : (['staff'] as const);
    await writeLeftCase(store, caseOf(number), due, 'Error');
  }
  return slowed(store);
}

/** A store and an SES with realistic latency. */
function slowed(store: MemoryStore) {
  let listed = 0;
  let calls = 0;
  store.hook = (moment, operation) => {
    if (moment === 'after') return;
    // S3 lists a thousand keys per call.
    if (operation === 'list' && (listed += 1) % 1000 !== 1) return;
    calls += 1;
    return pause(storeMs);
  };
  const sentIn = new Map<number, number>();
  const mailer = keepingMailer(() => {
    const second = Math.floor(Date.now() / 1000);
    const sent = (sentIn.get(second) ?? 0) + 1;
    sentIn.set(second, sent);
    return sent > mailsPerSecond ? new MailDeferred('Throttling', undefined, true) : undefined;
  });
  /** Time of the staff’s mail on each submission */
  const mailedAt = new Map<string, number>();
  const slow: Mailer = {
    async send(mail) {
      await pause(sesMs);
      const sent = await mailer.send(mail);
      if (sent.ok && mail.audience === 'staff') mailedAt.set(mail.submissionId, Date.now());
      return sent;
    },
  };
  const ports = {
    ...deliveryPorts(store, { now: () => new Date(), mailer: slow }),
    async writeOverview(file: MailedCase) {
      await pause(composeMs);
      return plainCaseFiles.writeOverview(file);
    },
    logger: { info: () => undefined, error: () => undefined },
  };
  return { store, mailer, mailedAt, ports, callsOfStore: () => calls };
}

type Loop = {
  readonly queue: ReturnType<typeof recordingQueue>;
  readonly ports: Parameters<typeof handleBatch>[1];
  readonly isOver: () => boolean;
};

/** Handles messages as Lambda does: it ends the function after its time, and the queue redelivers the message later. */
async function consume({ queue, ports, isOver }: Loop): Promise<void> {
  while (!isOver()) {
    const body = queue.sent.shift();
    if (body === undefined) {
      await pause(1000);
      continue;
    }
    const handled = handleBatch({ Records: [queueMessage('één', body)] }, ports).then(() => true);
    if (await Promise.race([handled, pause(functionMs).then(() => false)])) continue;
    void pause(notifyQueue.visibilityTimeoutSeconds * 1000).then(() => queue.sent.push(body));
  }
}

async function runTimer({ queue, ports, isOver, runs }: Loop & { readonly runs: number[] }): Promise<void> {
  while (!isOver()) {
    const start = Date.now();
    await handleTimer({ ...ports, queue, remainingMs: () => start + functionMs - Date.now() });
    runs.push(Date.now() - start);
    await pause(sweepMs);
  }
}

function startConsumers(loop: Loop): void {
  for (let count = 0; count < notifyQueue.maxConcurrency; count += 1) void consume(loop);
}

function startLoops(loop: Parameters<typeof runTimer>[0]): void {
  void runTimer(loop);
  startConsumers(loop);
}

function recordStored(record: IntakeRecord): string {
  return JSON.stringify({
    ...{ 'detail-type': 'Object Created', detail: { object: { key: storageKeys.record(record) } } },
  });
}

test("cases that waited for a day are mailed to the staff within the hour, at a stage's concurrency", async () => {
  const { store, mailer, ports } = await startAfterOutage();
  const queue = recordingQueue(() => pause(storeMs));
  const runs: number[] = [];
  let isOver = false;
  // SES is back, and the timer has just run.
  await jest.advanceTimersByTimeAsync(sweepMs);
  startLoops({ queue, ports, isOver: () => isOver, runs });
  await jest.advanceTimersByTimeAsync(cases * caseMs);
  const mailedInTime = mailer.sent.filter(({ audience }) => audience === 'staff').length;
  await jest.advanceTimersByTimeAsync(60 * minute - sweepMs - cases * caseMs);
  isOver = true;

  const waiting = store.keysUnder('held/');
  expect(store.keysUnder('outbox/')).toEqual([]);
  expect(mailedInTime).toBe(cases);
  expect(mailer.sent.filter(({ audience }) => audience === 'visitor')).toHaveLength(confirmations - waiting.length);
  expect(waiting.length).toBeGreaterThan(confirmations - 4 * confirmationLimits.ofAll.max);

  expect(store.json(waiting[0] ?? '')).toMatchObject({ due: ['visitor'] });
  expect(Math.max(...runs)).toBeLessThan(functionMs);
});

test(`with ${held} confirmations held, a timer run lists one page of them and reads the rate, and a new case is mailed at once`, async () => {
  const store = new MemoryStore(() => new Date());
  for (let number = 0; number < held; number += 1) {
    const id = uuid(number);
    // The oldest hundred have waited a day.
    const receivedAt = new Date(now.getTime() - (number < 100 ? 24 * 60 : 600) * minute).toISOString();
    const record = storedIntake({ submissionId: id, attempt: id, receivedAt });
    await store.write(storageKeys.record({ submissionId: id }), jsonBody(record));
    await holdConfirmation(store, record);
  }
  const taken = Array.from({ length: confirmationLimits.ofAll.max }, (_, place) => ({
    ...{ holder: String(place), at: now.toISOString() },
  }));
  await store.write(storageKeys.confirmationsToAll, jsonBody({ version: 1, taken }));
  const { mailer, ports, callsOfStore } = slowed(store);
  const queue = recordingQueue();

  const run = handleTimer({ ...ports, queue, remainingMs: () => functionMs });
  await jest.advanceTimersByTimeAsync(minute);
  await run;
  expect(callsOfStore()).toBe(2);
  expect(queue.sent).toHaveLength(100);

  const { hook } = store;
  store.hook = () => undefined;
  await storeRecord(store, { record: intake, documents: [{ ...factuur, bytes }] });
  queue.sent.push(recordStored(intake));
  store.hook = hook;
  startConsumers({ queue, ports, isOver: () => false });
  const isTold = () =>
    mailer.sent.some(({ submissionId, audience }) => audience === 'staff' && submissionId === intake.submissionId);
  await jest.advanceTimersByTimeAsync(20_000);

  expect(isTold()).toBe(true);
});

test('a hundred entries that end unfinished at each try delay no other case by more than a run of the timer', async () => {
  const store = new MemoryStore(() => new Date());
  const poisoned = Array.from({ length: 100 }, (_, number) => caseOf(number));
  const failed = Array.from({ length: 20 }, (_, number) => caseOf(1000 + number));
  for (const record of poisoned) await writeLeftCase(store, record, ['staff', 'visitor'], 'unfinished');
  for (const record of failed) await writeLeftCase(store, record, ['staff'], 'Error');
  await jest.advanceTimersByTimeAsync(sweepMs);

  const { mailedAt, ports } = slowed(store);
  const tried = new Set<string>();
  const poison = new Set(poisoned.map(({ submissionId }) => submissionId));
  const writeOverview: DeliveryPorts['writeOverview'] = (mailed) => {
    const { submissionId } = mailed.record;
    if (!poison.has(submissionId)) return ports.writeOverview(mailed);
    tried.add(submissionId);
    return new Promise(() => undefined);
  };
  const queue = recordingQueue();
  const arrivedAt = new Map(failed.map(({ submissionId }) => [submissionId, Date.now()]));
  let isOver = false;
  startLoops({ queue, ports: { ...ports, writeOverview }, isOver: () => isOver, runs: [] });
  for (let number = 2000; number < 2024; number += 1) {
    const record = { ...caseOf(number), receivedAt: new Date().toISOString() };
    arrivedAt.set(record.submissionId, Date.now());
    const stored = storeRecord(store, { record, documents: [{ ...factuur, bytes }] });
    await jest.advanceTimersByTimeAsync(minute);
    await stored;
    queue.sent.push(recordStored(record));
    await jest.advanceTimersByTimeAsync(4 * minute);
  }
  await jest.advanceTimersByTimeAsync(sweepMs);
  isOver = true;

  const delays = [...arrivedAt].map(([submissionId, at]) => (mailedAt.get(submissionId) ?? Infinity) - at);
  expect(Math.max(...delays)).toBeLessThan(sweepMs);
  expect(tried.size).toBe(poisoned.length);
});
