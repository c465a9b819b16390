import { jsonBody } from '../../../storage/readJson';
import type { ObjectStore } from '../../../storage/ObjectStore';
import { storageKeys } from '../../../storage/storageKeys';
import { entryOf } from '../../../submissions/OutboxEntry';
import type { SubmissionRecord } from '../../../submissions/SubmissionRecord';
import { confirmationLimits } from './confirmationLimits';

/** Moves a rate-limited confirmation out of the outbox: held, it costs nothing until the timer retries it. */
export async function holdConfirmation(store: Pick<ObjectStore, 'create'>, record: SubmissionRecord): Promise<void> {
  const entry = entryOf(record, { createdAt: record.receivedAt, due: ['visitor'] });
  await store.create(storageKeys.heldConfirmation(record), jsonBody(entry));
}

export function isOverdue(receivedAt: string, now: Date): boolean {
  return now.getTime() - new Date(receivedAt).getTime() >= confirmationLimits.heldMs;
}
