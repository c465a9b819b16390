import { UnreadableObject } from '../../storage/readJson';
import { deliverMails, type DeliveryOutcome } from './deliverMails';
import type { DeliveryPorts } from './DeliveryPorts';
import { giveUpEntry, type EntryPlace } from './giveUpEntry';

/** No call runs this long: an older entry without a record was left by a failed call. */
const abandonedAfterMs = 60 * 60_000;

export type LeftEntry = EntryPlace & { readonly writtenAt: Date };

/** Sends an entry's due mails, gives up an unreadable entry, and removes one without a record. */
export async function retryEntry(
  { writtenAt, ...entry }: LeftEntry,
  ports: DeliveryPorts,
): Promise<DeliveryOutcome | 'abandoned'> {
  try {
    const outcome = await deliverMails(entry, ports);
    if (outcome !== 'no_record' || ports.now().getTime() - writtenAt.getTime() < abandonedAfterMs) return outcome;
    // Keeps its documents until they expire: a retry of the call may be about to claim them.
    await ports.store.remove(entry.key);
    return 'abandoned';
  } catch (fault) {
    if (fault instanceof UnreadableObject) return giveUpEntry(ports, entry, 'unreadable');
    throw fault;
  }
}
