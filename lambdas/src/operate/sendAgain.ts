import type { ObjectStore } from '../storage/ObjectStore';
import { jsonBody, readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { entryOf, outboxEntrySchema } from '../submissions/OutboxEntry';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { redrive } from './redrive';

/** `busy`: another process is sending mails of this record; nothing was changed. */
export type SendAgainOutcome = 'put' | 'already_waiting' | 'busy';

/** Makes the staff's mail due again, sent before or not. The outbox's next retry sends it; other due mails stay due. */
export async function sendAgain(
  store: ObjectStore,
  submission: SubmissionRecord,
  now: Date,
): Promise<SendAgainOutcome> {
  await redrive(store, submission, now);
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
