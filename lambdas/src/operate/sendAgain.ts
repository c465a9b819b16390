import type { ObjectStore } from '../storage/ObjectStore';
import { jsonBody, readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { outboxEntrySchema, type OutboxEntry } from '../submissions/OutboxEntry';
import type { AnyRecord } from '../submissions/readRecords';
import { redrive } from './redrive';

/** What came of it: `busy` when what it is due is being sent at this moment. */
export type SendAgainOutcome = 'put' | 'already_waiting' | 'busy';

/**
 * Makes the staff's mail of a submission due again, sent before or not; the next sweep sends it. What is due besides,
 * or was given up, stays due beside it.
 */
export async function sendAgain(store: ObjectStore, submission: AnyRecord, now: Date): Promise<SendAgainOutcome> {
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
  // The version read is the one that is written over: who sends something else meanwhile goes first.
  const replaced = await store.replace(key, { ...jsonBody({ ...value, due: ['staff', ...value.due] }), etag });
  return replaced === undefined ? 'busy' : 'put';
}
