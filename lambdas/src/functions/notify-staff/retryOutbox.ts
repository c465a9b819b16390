import { type MessageQueue, notifyQueue } from '../../notifyQueue';
import type { ObjectStore } from '../../storage/ObjectStore';
import { readJson } from '../../storage/readJson';
import { parseAttemptKey } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import { outboxEntrySchema } from '../../submissions/OutboxEntry';
import { messageOn } from './readMessage';
import { isUnfinished } from './retryRules';

/** Number of messages that are queued concurrently: five thousand take a few seconds. */
const messagesAtOnce = 200;

/**
 * Maximum number of entries per run whose last attempt ended unfinished. Each may occupy one of the queue's consumers
 * for the function's whole minute; this many occupy all of them for five minutes at most.
 */
const maxUnfinished = 5 * notifyQueue.maxConcurrency;

export type RetryPorts = {
  readonly store: Pick<ObjectStore, 'list' | 'read'>;
  readonly queue: MessageQueue;
  readonly now: () => Date;
  /** Younger entries are skipped: their message is on its way, or they have just failed. */
  readonly retryAfterMs: number;
  readonly hasTime: () => boolean;
};

/**
 * Queues a message for every overdue outbox entry, oldest first. Entries whose last attempt ended unfinished come last,
 * and only some in each run, because they may end so again. Returns the number of messages.
 */
export async function retryOutbox({ store, queue, now, retryAfterMs, hasTime }: RetryPorts): Promise<number> {
  const left: { key: string; writtenAt: Date }[] = [];
  for await (const { key, writtenAt } of store.list(storagePrefixes.outbox)) {
    if (parseAttemptKey(key) !== undefined && now().getTime() - writtenAt.getTime() >= retryAfterMs)
      left.push({ key, writtenAt });
  }
  left.sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime());

  let sent = 0;
  const unfinished: OverdueEntry[] = [];
  for (let start = 0; start < left.length && hasTime(); start += messagesAtOnce) {
    const next = await Promise.all(left.slice(start, start + messagesAtOnce).map((entry) => readTries(store, entry)));
    const others = next.filter((entry) => !entry.isUnfinished);
    unfinished.push(...next.filter((entry) => entry.isUnfinished));
    await queue.send(others.map(messageOn));
    sent += others.length;
  }
  const last = unfinished.slice(0, maxUnfinished);
  if (last.length > 0) await queue.send(last.map(messageOn));
  return sent + last.length;
}

type OverdueEntry = Awaited<ReturnType<typeof readTries>>;

/** An entry that cannot be read now is queued as any other: its message reads it again. */
async function readTries(store: RetryPorts['store'], place: { readonly key: string; readonly writtenAt: Date }) {
  const entry = await readJson(store, place.key, outboxEntrySchema).catch(() => undefined);
  return {
    ...place,
    knownFailures: entry?.value.failures?.count ?? 0,
    isUnfinished: entry !== undefined && isUnfinished(entry.value),
  };
}
