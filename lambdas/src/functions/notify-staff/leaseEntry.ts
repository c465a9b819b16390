import type { ObjectStore } from '../../storage/ObjectStore';
import { outboxEntrySchema, type DueKind, type OutboxEntry } from '../../submissions/OutboxEntry';
import { jsonBody, readJson } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import type { AnyRecord } from '../../submissions/readRecords';

/** Longer than `notify-staff` may run: a process with an older lease is dead. */
const leaseMs = 2 * 60_000;

/** An entry that only this process may work on until it releases it. */
export type LeasedEntry = {
  readonly due: readonly DueKind[];
  /** Saves at once that a mail was sent: later steps may fail, and must not send it twice. */
  markSent(kind: DueKind): Promise<void>;
  /** Ends the lease, and deletes the entry when nothing is due any more. */
  release(fault?: Error): Promise<void>;
};

export type OutboxPorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  /** Leases taken before this time are void. */
  readonly leasesVoidBefore?: Date;
};

/** The outbox entry of a record; `undefined` when all its mails were sent. */
export async function readOutboxEntry({ store }: OutboxPorts, record: AnyRecord) {
  return readJson(store, storageKeys.outboxEntry(record), outboxEntrySchema);
}

/** Leases an entry; `undefined` when another process holds it. */
export async function leaseEntry(
  { store, now, leasesVoidBefore }: OutboxPorts,
  { value, etag }: { value: OutboxEntry; etag: string },
): Promise<LeasedEntry | undefined> {
  const { leasedAt, ...free } = value;
  if (leasedAt !== undefined && isLive(new Date(leasedAt), now(), leasesVoidBefore)) return undefined;
  const key = storageKeys.outboxEntry(value);
  const lease = { leasedAt: now().toISOString() };
  const leased = await store.replace(key, { ...jsonBody({ ...free, ...lease }), etag });
  if (leased === undefined) return undefined;

  let entry: OutboxEntry = free;
  return {
    due: value.due,
    async markSent(kind) {
      entry = { ...entry, due: entry.due.filter((due) => due !== kind) };
      await store.write(key, jsonBody({ ...entry, ...lease }));
    },
    async release(fault) {
      if (entry.due.length === 0) return store.remove(key);
      await store.write(key, jsonBody(fault === undefined ? entry : withFailure(entry, fault.name, now())));
    },
  };
}

function isLive(leasedAt: Date, now: Date, voidBefore: Date | undefined): boolean {
  if (voidBefore !== undefined && leasedAt < voidBefore) return false;
  return now.getTime() - leasedAt.getTime() < leaseMs;
}

function withFailure(entry: OutboxEntry, lastKind: string, now: Date): OutboxEntry {
  const { count = 0, firstAt = now.toISOString() } = entry.failures ?? {};
  return { ...entry, failures: { count: count + 1, firstAt, lastKind } };
}
