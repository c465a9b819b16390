import type { ObjectStore } from '../storage/ObjectStore';
import { deadLetterSchema } from '../submissions/DeadLetter';
import { outboxEntrySchema, type OutboxEntry } from '../submissions/OutboxEntry';
import { ifReadable, readJson } from '../storage/readJson';
import { parseAttemptKey, type StoredSubmission } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { readRecord } from '../submissions/readRecord';
import { mapInBatches } from './mapInBatches';

export type Pending = {
  readonly submissionId: string;
  readonly caseId?: string;
  /** Absent when no record can be read */
  readonly reference?: string;
  readonly state: 'waiting' | 'abandoned' | 'unreadable' | 'undeliverable';
  readonly since: string;
  readonly due: readonly string[];
  readonly failures: number;
};

/** Lists all outbox entries, held confirmations and dead letters, without a visitor's text. */
export async function listPending(store: ObjectStore): Promise<Pending[]> {
  const entries: PendingEntry[] = [];
  for (const prefix of [storagePrefixes.deadLetters, storagePrefixes.outbox, storagePrefixes.held]) {
    for await (const { key, writtenAt } of store.list(prefix)) {
      const id = parseAttemptKey(key);
      if (id !== undefined) entries.push({ ...id, key, writtenAt });
    }
  }
  return mapInBatches(entries, (entry) => describe(store, entry));
}

type PendingEntry = StoredSubmission & { attempt: string; key: string; writtenAt: Date };

async function describe(
  store: ObjectStore,
  { attempt, key, writtenAt, ...submission }: PendingEntry,
): Promise<Pending> {
  const record = await ifReadable(readRecord(store, submission));
  const isCommitted = record?.attempt === attempt;
  const reference = record?.reference;
  const facts = { ...submission, ...(reference !== undefined && { reference }), since: writtenAt.toISOString() };
  if (key.startsWith(storagePrefixes.deadLetters)) {
    const letter = await ifReadable(readJson(store, key, deadLetterSchema));
    return { ...facts, state: letter?.value.reason ?? 'unreadable', due: [], failures: 0 };
  }
  const entry = await ifReadable(readJson(store, key, outboxEntrySchema));
  if (entry === undefined) return { ...facts, state: 'unreadable', due: [], failures: 0 };
  const { due, failures }: OutboxEntry = entry.value;
  const state = isCommitted ? 'waiting' : 'abandoned';
  return { ...facts, state, due, failures: failures?.count ?? 0 };
}
