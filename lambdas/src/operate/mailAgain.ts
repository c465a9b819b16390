import type { ObjectStore } from '../storage/ObjectStore';
import { jsonBody, readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { outboxEntrySchema, type OutboxEntry } from '../submissions/OutboxEntry';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { redrive } from './redrive';

/** What came of it: `busy` when its mails are being sent at this moment. */
export type MailAgainOutcome = 'put' | 'already_waiting' | 'busy';

/**
 * Makes the staff's mail of a submission due again, sent before or not; the next sweep sends it. What else is due, or
 * was given up, stays due beside it.
 */
export async function mailAgain(
  store: ObjectStore,
  submission: SubmissionRecord,
  now: Date,
): Promise<MailAgainOutcome> {
  await redrive(store, submission, now);
  const { submissionId, attempt } = submission;
  const key = storageKeys.outboxEntry(submission);
  const stored = await readJson(store, key, outboxEntrySchema);
  if (stored === undefined) {
    const entry: OutboxEntry = { version: 1, submissionId, attempt, createdAt: now.toISOString(), due: ['staff'] };
    return (await store.create(key, jsonBody(entry))) === 'created' ? 'put' : 'busy';
  }
  const { value, etag } = stored;
  if (value.due.includes('staff')) return 'already_waiting';
  // The version read is the one that is written over: who sends its other mail meanwhile goes first.
  const replaced = await store.replace(key, { ...jsonBody({ ...value, due: ['staff', ...value.due] }), etag });
  return replaced === undefined ? 'busy' : 'put';
}
