import { jsonBody } from '../../../storage/readJson';
import type { ObjectStore } from '../../../storage/ObjectStore';
import { storageKeys } from '../../../storage/storageKeys';
import type { OutboxEntry } from '../../../submissions/OutboxEntry';
import type { AnyRecord } from '../../../submissions/readRecords';
import { confirmationLimits } from './confirmationLimits';

/** Moves a rate-limited confirmation out of the outbox: held, it costs nothing until the timer retries it. */
export async function holdConfirmation(store: Pick<ObjectStore, 'create'>, record: AnyRecord): Promise<void> {
  const { submissionId, attempt, receivedAt: createdAt } = record;
  const entry: OutboxEntry = { version: 1, submissionId, attempt, createdAt, due: ['visitor'] };
  await store.create(storageKeys.heldConfirmation(record), jsonBody(entry));
}

/** Whether a rate-limited confirmation is dropped. */
export function isOverdue(receivedAt: string, now: Date): boolean {
  return now.getTime() - new Date(receivedAt).getTime() >= confirmationLimits.heldMs;
}
