import type { DeadLetter } from '../../submissions/DeadLetter';
import { outboxEntrySchema } from '../../submissions/OutboxEntry';
import { jsonBody, readJson, UnreadableObject } from '../../storage/readJson';
import { parseAttemptKey, storageKeys } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import { findByAttempt } from '../../submissions/readRecords';
import { deliverMails, type DeliveryOutcome, type DeliveryPorts } from './deliverMails';

/** No call runs this long: an older entry without a record was left by a call that failed. */
const abandonedAfterMs = 60 * 60_000;

/** An entry becomes a dead letter after this many failures and this much time. */
const givenUp = { afterMs: 24 * 60 * 60_000, failures: 10 };

export type RetryPorts = DeliveryPorts & {
  /** Younger entries are skipped: their own message is still on its way. */
  readonly minAgeMs: number;
  /** Whether there is time for another entry. */
  readonly hasTime: () => boolean;
  readonly onFault: (submissionId: string, fault: unknown) => void;
};

export type RetryCounts = Partial<Record<DeliveryOutcome | 'failed' | 'abandoned' | 'dead', number>>;

/** Delivers every outbox entry that was left over, oldest first. A failure does not stop the others. */
export async function retryOutbox(ports: RetryPorts): Promise<RetryCounts> {
  const left: { key: string; writtenAt: Date }[] = [];
  for await (const entry of ports.store.list(storagePrefixes.outbox)) left.push(entry);
  left.sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime());

  const counts: RetryCounts = {};
  for (const { key, writtenAt } of left) {
    const ageMs = ports.now().getTime() - writtenAt.getTime();
    const entry = parseAttemptKey(key);
    if (ageMs < ports.minAgeMs || entry === undefined) continue;
    if (!ports.hasTime()) break;
    const outcome = await retryEntry({ ...entry, ageMs }, ports).catch((fault: unknown) => {
      ports.onFault(entry.submissionId, fault);
      return 'failed' as const;
    });
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

type LeftEntry = { readonly submissionId: string; readonly attempt: string; readonly ageMs: number };

async function retryEntry(entry: LeftEntry, ports: RetryPorts): Promise<keyof RetryCounts> {
  const { submissionId, ageMs } = entry;
  try {
    if ((await findByAttempt(ports.store, entry)) === undefined) {
      if (ageMs < abandonedAfterMs) return 'no_record';
      // Keep its documents until they expire: a repeat of the call may be about to claim them.
      await ports.store.remove(storageKeys.outboxEntry(entry));
      return 'abandoned';
    }
    if (await isHopeless(ports, entry)) return await giveUp(ports, entry, 'undeliverable');
    return await deliverMails(submissionId, ports);
  } catch (fault) {
    if (fault instanceof UnreadableObject) return giveUp(ports, entry, 'unreadable');
    throw fault;
  }
}

async function isHopeless({ store, now }: RetryPorts, entry: LeftEntry): Promise<boolean> {
  const stored = await readJson(store, storageKeys.outboxEntry(entry), outboxEntrySchema);
  const failures = stored?.value.failures;
  if (failures === undefined) return false;
  const triedForMs = now().getTime() - new Date(failures.firstAt).getTime();
  return failures.count >= givenUp.failures && triedForMs >= givenUp.afterMs;
}

/** Moves an entry to the dead letters, where a person decides. */
async function giveUp({ store, now }: RetryPorts, entry: LeftEntry, reason: DeadLetter['reason']): Promise<'dead'> {
  const { submissionId, attempt } = entry;
  const stored = await store.read(storageKeys.outboxEntry(entry));
  const letter: DeadLetter = {
    version: 1,
    submissionId,
    attempt,
    reason,
    givenUpAt: now().toISOString(),
    entry: stored === undefined ? '' : new TextDecoder().decode(stored.bytes),
  };
  await store.write(storageKeys.deadLetter(entry), jsonBody(letter));
  await store.remove(storageKeys.outboxEntry(entry));
  return 'dead';
}
