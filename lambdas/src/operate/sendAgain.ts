import * as v from 'valibot';
import { jsonBody, readJson } from '../storage/readJson';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import { deadLetterSchema } from '../submissions/DeadLetter';
import { mailsToSend } from '../submissions/mailsToSend';
import { entryOf, outboxEntrySchema, type OutboxEntry } from '../submissions/OutboxEntry';
import { readRecord } from '../submissions/readRecord';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { listPending } from './listPending';

/** `busy`: another process is sending mails of this record; nothing was changed. */
export type SendAgainOutcome = 'put' | 'already_waiting' | 'busy';

/** Makes the staff's mail due again, sent before or not. The outbox's next retry sends it; other due mails stay due. */
export async function sendAgain(
  store: ObjectStore,
  submission: SubmissionRecord,
  now: Date,
): Promise<SendAgainOutcome> {
  await reviveDeadLetter(store, submission, now);
  const key = storageKeys.outboxEntry(submission);
  const stored = await readJson(store, key, outboxEntrySchema);
  if (stored === undefined) {
    const entry = entryOf(submission, { createdAt: now.toISOString(), due: ['staff'] });
    return (await store.create(key, jsonBody(entry))) === 'created' ? 'put' : 'busy';
  }
  const { value, etag } = stored;
  if (value.due.includes('staff')) return 'already_waiting';
  if (value.leasedAt !== undefined) return 'busy';
  // Compare-and-swap by ETag: a process that leases the entry meanwhile must not lose its lease.
  const replaced = await store.replace(key, { ...jsonBody({ ...value, due: ['staff', ...value.due] }), etag });
  return replaced === undefined ? 'busy' : 'put';
}

/** Makes all mails due again that SES refused for a day. Returns their records. */
export async function sendGivenUp(store: ObjectStore, now: Date): Promise<SubmissionRecord[]> {
  const givenUp = (await listPending(store)).filter(({ state }) => state === 'undeliverable');
  const sent: SubmissionRecord[] = [];
  for (const submission of givenUp) {
    const record = await readRecord(store, submission);
    if (record !== undefined && (await reviveDeadLetter(store, record, now))) sent.push(record);
  }
  return sent;
}

/** Puts a dead letter back into the outbox. An unreadable one makes all mails due, also those that were sent. */
async function reviveDeadLetter(store: ObjectStore, submission: SubmissionRecord, now: Date): Promise<boolean> {
  const key = storageKeys.deadLetter(submission);
  if ((await store.sizeOf(key)) === undefined) return false;
  const letter = await readJson(store, key, deadLetterSchema);
  const due = dueIn(letter?.value.entry ?? '') ?? mailsToSend(submission);
  const entry = entryOf(submission, { createdAt: now.toISOString(), due });
  await store.write(storageKeys.outboxEntry(submission), jsonBody(entry));
  await store.remove(key);
  return true;
}

function dueIn(entry: string): OutboxEntry['due'] | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), outboxEntrySchema), entry);
  return parsed.success ? parsed.output.due : undefined;
}
