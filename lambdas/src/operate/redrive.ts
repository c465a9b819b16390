import * as v from 'valibot';
import type { ObjectStore } from '../storage/ObjectStore';
import { deadLetterSchema } from '../submissions/DeadLetter';
import { mailsToSend } from '../submissions/mailsToSend';
import { entryOf, outboxEntrySchema, type OutboxEntry } from '../submissions/OutboxEntry';
import { jsonBody, readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { readRecord } from '../submissions/readRecord';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { listPending } from './listPending';

/**
 * Puts a dead letter back into the outbox, whose next retry sends the mails. Returns the due ones; `undefined` without
 * a dead letter. An unreadable one makes all mails due, also those that were sent.
 */
export async function redrive(
  store: ObjectStore,
  submission: SubmissionRecord,
  now: Date,
): Promise<readonly string[] | undefined> {
  const key = storageKeys.deadLetter(submission);
  if ((await store.sizeOf(key)) === undefined) return undefined;
  const letter = await readJson(store, key, deadLetterSchema);
  const due = dueIn(letter?.value.entry ?? '') ?? mailsToSend(submission);
  const entry = entryOf(submission, { createdAt: now.toISOString(), due });
  await store.write(storageKeys.outboxEntry(submission), jsonBody(entry));
  await store.remove(key);
  return entry.due;
}

/** Redrives every dead letter whose mails SES refused for a day. Returns the records whose mails are sent again. */
export async function redriveAll(store: ObjectStore, now: Date): Promise<SubmissionRecord[]> {
  const givenUp = (await listPending(store)).filter(({ state }) => state === 'undeliverable');
  const sent: SubmissionRecord[] = [];
  for (const submission of givenUp) {
    const record = await readRecord(store, submission);
    if (record !== undefined && (await redrive(store, record, now)) !== undefined) sent.push(record);
  }
  return sent;
}

function dueIn(entry: string): OutboxEntry['due'] | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), outboxEntrySchema), entry);
  return parsed.success ? parsed.output.due : undefined;
}
