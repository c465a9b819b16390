import type { MessageQueue } from '../../notifyQueue';
import type { ObjectStore } from '../../storage/ObjectStore';
import { parseAttemptKey } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import { messageOn } from './readMessage';

/** Messages queued concurrently: five thousand take a few seconds. */
const messagesAtOnce = 200;

export type RetryPorts = {
  readonly store: Pick<ObjectStore, 'list'>;
  readonly queue: MessageQueue;
  readonly now: () => Date;
  /** Younger entries are skipped: their message is on its way, or they have just failed. */
  readonly retryAfterMs: number;
  /** Whether there is time for more messages. */
  readonly hasTime: () => boolean;
};

/** Queues a message for every overdue outbox entry, oldest first. Returns their number. */
export async function retryOutbox({ store, queue, now, retryAfterMs, hasTime }: RetryPorts): Promise<number> {
  const left: { key: string; writtenAt: Date }[] = [];
  for await (const { key, writtenAt } of store.list(storagePrefixes.outbox)) {
    if (parseAttemptKey(key) !== undefined && now().getTime() - writtenAt.getTime() >= retryAfterMs)
      left.push({ key, writtenAt });
  }
  left.sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime());

  let sent = 0;
  while (sent < left.length && hasTime()) {
    const next = left.slice(sent, sent + messagesAtOnce);
    await queue.send(next.map(messageOn));
    sent += next.length;
  }
  return sent;
}
