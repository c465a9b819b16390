import type { ObjectStore } from '../storage/ObjectStore';
import { deadLetterSchema } from '../submissions/DeadLetter';
import { outboxEntrySchema, type OutboxEntry } from '../submissions/OutboxEntry';
import { readJson, UnreadableObject } from '../storage/readJson';
import { parseAttemptKey, storageKeys } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { submissionRecordSchema } from '../submissions/SubmissionRecord';

/** Mails that are not sent: still tried, or given up. */
export type Pending = {
  readonly submissionId: string;
  /** Absent when no record can be read. */
  readonly reference?: string;
  readonly state: 'waiting' | 'abandoned' | 'unreadable' | 'undeliverable';
  readonly since: string;
  readonly due: readonly string[];
  readonly failures: number;
};

/** Everything that waits in the outbox or lies with the dead letters. Tells nothing that a visitor wrote. */
export async function listPending(store: ObjectStore): Promise<Pending[]> {
  const pending: Pending[] = [];
  for (const prefix of [storagePrefixes.deadLetters, storagePrefixes.outbox]) {
    for await (const { key, writtenAt } of store.list(prefix)) {
      const id = parseAttemptKey(key);
      if (id !== undefined) pending.push(await describe(store, { ...id, key, writtenAt }));
    }
  }
  return pending;
}

type Place = { submissionId: string; attempt: string; key: string; writtenAt: Date };

async function describe(store: ObjectStore, { submissionId, attempt, key, writtenAt }: Place): Promise<Pending> {
  const record = await readOr(() => readJson(store, storageKeys.record(submissionId), submissionRecordSchema));
  const reference = record?.value.reference;
  const facts = { submissionId, ...(reference !== undefined && { reference }), since: writtenAt.toISOString() };
  if (key.startsWith(storagePrefixes.deadLetters)) {
    const letter = await readOr(() => readJson(store, key, deadLetterSchema));
    return { ...facts, state: letter?.value.reason ?? 'unreadable', due: [], failures: 0 };
  }
  const entry = await readOr(() => readJson(store, key, outboxEntrySchema));
  if (entry === undefined) return { ...facts, state: 'unreadable', due: [], failures: 0 };
  const { due, failures }: OutboxEntry = entry.value;
  const state = record?.value.attempt === attempt ? 'waiting' : 'abandoned';
  return { ...facts, state, due, failures: failures?.count ?? 0 };
}

async function readOr<Found>(read: () => Promise<Found | undefined>): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableObject) return undefined;
    throw error;
  }
}
