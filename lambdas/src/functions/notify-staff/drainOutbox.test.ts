import { keepingMailer, now, plainCaseFiles, storedIntake, validAnswers } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { recordingQueue, queueMessage } from '../../../testing/recordingQueue';
import { bytes, deliveryPorts, factuur } from '../../../testing/startDelivery';
import { MailDeferred, type Mailer } from '../../mail/Mailer';
import { notifyQueue } from '../../notifyQueue';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import type { DueKind, OutboxEntry } from '../../submissions/OutboxEntry';
import { confirmationLimits } from './confirmations/confirmationLimits';
import { handleBatch } from './handleBatch';
import { handleTimer } from './handleTimer';

const minute = 60_000;
const cases = 5000;
/** More than may go within the hour. */
const confirmations = 600;
const storeMs = 25;
const sesMs = 200;
/** Drawing the overview and composing the mails, with the function's share of a core. */
const composeMs = 1000;
/** https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html: of an account that has left the sandbox. */
const mailsPerSecond = 14;
const functionMs = 60_000;
const sweepMs = 15 * minute;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const uuid = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

/** Cases whose mails SES has not taken for a day, at a store and an SES that take their time. */
async function startAfterOutage() {
  const clock = () => new Date();
  const store = new MemoryStore(clock);
  const failures = { count: 90, firstAt: new Date(now.getTime() - 24 * 60 * minute).toISOString(), lastKind: 'Error' };
  for (let number = 0; number < cases; number += 1) {
    const record = storedIntake({
      ...{ submissionId: uuid(number), attempt: uuid(number), documents: [factuur] },
      answers: validAnswers({ email: `klant-${number}@klant.example` }),
    });
    const { submissionId, attempt, receivedAt: createdAt } = record;
    const due: DueKind[] = number < confirmations ? ['staff', 'visitor'] : ['staff'];
    const entry: OutboxEntry = { version: 1, submissionId, attempt, createdAt, due, failures };
    await store.write(storageKeys.outboxEntry(entry), jsonBody(entry));
    await store.write(storageKeys.record(submissionId), jsonBody(record));
    await store.write(storageKeys.document({ submissionId, sha256: factuur.sha256 }), {
      contentType: factuur.mediaType,
      bytes,
    });
  }
  let listed = 0;
  store.hook = (moment, operation) => {
    if (moment === 'after') return;
    // S3 lists a thousand keys a call.
    if (operation === 'list' && (listed += 1) % 1000 !== 1) return;
    return pause(storeMs);
  };
  const sentIn = new Map<number, number>();
  const mailer = keepingMailer(() => {
    const second = Math.floor(Date.now() / 1000);
    const sent = (sentIn.get(second) ?? 0) + 1;
    sentIn.set(second, sent);
    return sent > mailsPerSecond ? new MailDeferred('Throttling', undefined, true) : undefined;
  });
  const slow: Mailer = {
    async send(mail) {
      await pause(sesMs);
      return mailer.send(mail);
    },
  };
  const ports = {
    ...deliveryPorts(store, { now: clock, mailer: slow }),
    async writeOverview(file: { readonly reference: string }) {
      await pause(composeMs);
      return plainCaseFiles.writeOverview(file);
    },
    logger: { info: () => undefined, error: () => undefined },
  };
  return { store, mailer, ports };
}

test('5,000 cases that waited for a day are mailed to the staff within the hour, by the concurrency of a stage', async () => {
  const { store, mailer, ports } = await startAfterOutage();
  const queue = recordingQueue(() => pause(storeMs));
  const runs: number[] = [];
  let isOver = false;
  const runTimer = async () => {
    while (!isOver) {
      const start = Date.now();
      await handleTimer({ ...ports, queue, remainingMs: () => start + functionMs - Date.now() });
      runs.push(Date.now() - start);
      await pause(sweepMs);
    }
  };
  const consume = async () => {
    while (!isOver) {
      const body = queue.sent.shift();
      if (body === undefined) await pause(1000);
      else await handleBatch({ Records: [queueMessage('één', body)] }, ports);
    }
  };

  // SES is back, and the timer has just run.
  await jest.advanceTimersByTimeAsync(sweepMs);
  void runTimer();
  for (let count = 0; count < notifyQueue.maxConcurrency; count += 1) void consume();
  await jest.advanceTimersByTimeAsync(60 * minute - sweepMs);
  isOver = true;

  const waiting = store.keysUnder('outbox/');
  expect(mailer.sent.filter(({ audience }) => audience === 'staff')).toHaveLength(cases);
  expect(mailer.sent.filter(({ audience }) => audience === 'visitor')).toHaveLength(confirmations - waiting.length);
  expect(waiting.length).toBeGreaterThan(confirmations - 4 * confirmationLimits.ofAll.max);

  expect(store.json(waiting[0] ?? '')).toMatchObject({ due: ['visitor'] });
  expect(Math.max(...runs)).toBeLessThan(functionMs);
});
