import { jsonBody } from '../../storage/readJson';
import type { DueKind, OutboxEntry } from '../../submissions/OutboxEntry';
import { type EntryPlace, giveUpEntry, type GivingUpPorts } from './giveUpEntry';
import { isHopeless, isOwnFailure, isUnfinished, unfinished, withFailure, withFaults } from './retryRules';

/** Longer than `notify-staff` may run: a process with an older lease is dead. */
const leaseMs = 2 * 60_000;

/** An entry that only this process may work on until it releases it. */
export type LeasedEntry = {
  readonly due: readonly DueKind[];
  /** Saves immediately that mails were sent: later steps may fail, and a retry must not send them twice. */
  markSent(kinds: readonly DueKind[]): Promise<void>;
  /** Ends the lease and records the failed mails. Deletes the entry when nothing is due, or gives it up. */
  release(faults: ReadonlyMap<DueKind, Error>): Promise<'released' | 'dead'>;
};

export type OutboxPorts = GivingUpPorts & {
  readonly retryAfterMs: number;
  /** Leases taken before this time are void. */
  readonly leasesVoidBefore?: Date;
};

type FoundEntry = Pick<EntryPlace, 'key' | 'knownFailures'> & { readonly value: OutboxEntry; readonly etag: string };

/**
 * Leases an entry, unless another process holds it or it is given up. Counts the attempt as failed until it ends, so
 * that an entry whose process dies each time is eventually given up too. Such an entry is tried once for each message
 * of the timer: its other messages, also those that the queue redelivers, would keep honest cases waiting.
 */
export async function leaseEntry(
  ports: OutboxPorts,
  { key, knownFailures, ...found }: FoundEntry,
): Promise<LeasedEntry | 'leased' | 'held' | 'dead'> {
  const { store, now, retryAfterMs } = ports;
  const { leasedAt, ...free } = found.value;
  if (leasedAt !== undefined && isLive(new Date(leasedAt), ports)) return 'leased';
  if (isUnfinished(free)) {
    if (isHopeless(free, now())) return giveUpEntry(ports, { ...free, key }, 'undeliverable');
    if (knownFailures !== undefined && knownFailures !== free.failures?.count) return 'held';
  }

  let entry: OutboxEntry = { ...withFailure(free, unfinished, now()), leasedAt: now().toISOString() };
  let etag: string | undefined = found.etag;
  // Replaces only its own version: a process that slept past its lease must not undo the work of another.
  const save = async () => {
    if (etag !== undefined) etag = await store.replace(key, { ...jsonBody(entry), etag });
    return etag !== undefined;
  };
  if (!(await save())) return 'leased';

  let saved: Promise<unknown> = Promise.resolve();
  return {
    due: free.due,
    async markSent(kinds) {
      entry = { ...entry, due: entry.due.filter((due) => !kinds.includes(due)) };
      saved = saved.catch(() => undefined).then(save);
      await saved;
    },
    async release(faults) {
      const { due } = entry;
      if (due.length === 0) {
        await store.remove(key);
        return 'released';
      }
      const ofDue = new Map([...faults].filter(([kind]) => due.includes(kind)));
      entry = withFaults({ ...free, due }, ofDue, { now: now(), retryAfterMs });
      if ([...ofDue.values()].some(isOwnFailure) && isHopeless(entry, now()))
        return giveUpEntry(ports, { ...entry, key }, 'undeliverable');
      await save();
      return 'released';
    },
  };
}

function isLive(leasedAt: Date, { now, leasesVoidBefore: voidBefore }: OutboxPorts): boolean {
  if (voidBefore !== undefined && leasedAt < voidBefore) return false;
  return now().getTime() - leasedAt.getTime() < leaseMs;
}
