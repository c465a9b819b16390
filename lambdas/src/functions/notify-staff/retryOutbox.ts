import { parseAttemptKey } from '../../storage/storageKeys';
import { storagePrefixes } from '../../storage/storagePrefixes';
import type { DeliveryOutcome, DeliveryPorts } from './deliverMails';
import { retryEntry, type LeftEntry } from './retryEntry';

export type RetryPorts = DeliveryPorts & {
  /** Whether there is time for another entry. */
  readonly hasTime: () => boolean;
  readonly onFault: (submissionId: string, fault: unknown) => void;
};

export type RetryCounts = Partial<Record<DeliveryOutcome | 'abandoned' | 'not_written', number>>;

/** Delivers every outbox entry that was left over, oldest first. A failure does not stop the others. */
export async function retryOutbox(ports: RetryPorts): Promise<RetryCounts> {
  const left: LeftEntry[] = [];
  for await (const { key, writtenAt } of ports.store.list(storagePrefixes.outbox)) {
    const entry = parseAttemptKey(key);
    if (entry !== undefined) left.push({ ...entry, writtenAt });
  }
  left.sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime());

  const counts: RetryCounts = {};
  for (const entry of left) {
    // A younger one has a message of its own on its way, or has just failed.
    if (ports.now().getTime() - entry.writtenAt.getTime() < ports.retryAfterMs) continue;
    if (!ports.hasTime()) break;
    const outcome = await retryEntry(entry, ports).catch((fault: unknown) => {
      ports.onFault(entry.submissionId, fault);
      return 'not_written' as const;
    });
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
