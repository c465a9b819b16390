import type { MessageQueue } from '../../notifyQueue';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import { confirmationLimits } from './confirmations/confirmationLimits';
import { isOverdue } from './confirmations/heldConfirmations';
import { countFreeSlots } from './confirmations/takeRateLimitSlot';
import { messageOn } from './readMessage';

export type HeldPorts = {
  readonly store: Pick<ObjectStore, 'list' | 'read'>;
  readonly queue: MessageQueue;
  readonly now: () => Date;
};

/**
 * Queues retries of the oldest held confirmations: as many as the rate limit allows now, and those to drop. Never more
 * than the rate limit in one run: they share the queue with the staff's mails. Returns their number.
 */
export async function retryHeld({ store, queue, now }: HeldPorts): Promise<number> {
  const { held } = storagePrefixes;
  const free = await countFreeSlots({ store, now }, storageKeys.confirmationsToAll, confirmationLimits.ofAll);
  const left: { key: string; writtenAt: Date }[] = [];
  for await (const { key, writtenAt } of store.list(held)) {
    const [receivedAt = ''] = key.slice(held.length).split('/');
    if (left.length >= confirmationLimits.ofAll.max) break;
    if (left.length >= free && !isOverdue(receivedAt, now())) break;
    left.push({ key, writtenAt });
  }
  if (left.length > 0) await queue.send(left.map(messageOn));
  return left.length;
}
