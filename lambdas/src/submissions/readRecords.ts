import type { ObjectStore } from '../storage/ObjectStore';
import { readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { laterRecordSchema, maxLaterRecords, type LaterRecord } from './LaterRecord';
import { submissionRecordSchema, type SubmissionRecord } from './SubmissionRecord';

/** A submission, or a later record of its case */
export type AnyRecord = SubmissionRecord | LaterRecord;

/** The record of a submission; `undefined` when there is none. Throws `UnreadableObject` for an unknown shape. */
export async function readRecord(store: ObjectStore, submissionId: string): Promise<SubmissionRecord | undefined> {
  return (await readJson(store, storageKeys.record(submissionId), submissionRecordSchema))?.value;
}

/** The later records of a case, in commit order. Their numbers have no gap. Throws as above. */
export async function readLaterRecords(store: ObjectStore, submissionId: string): Promise<LaterRecord[]> {
  const found: LaterRecord[] = [];
  for (let number = 1; number <= maxLaterRecords; number += 1) {
    const record = await readLaterRecord(store, { submissionId, number });
    if (record === undefined) break;
    found.push(record);
  }
  return found;
}

async function readLaterRecord(
  store: ObjectStore,
  id: { readonly submissionId: string; readonly number: number },
): Promise<LaterRecord | undefined> {
  return (await readJson(store, storageKeys.laterRecord(id), laterRecordSchema))?.value;
}

/** A submission and its later records, in commit order; empty when there is none. */
export async function readRecords(store: ObjectStore, submissionId: string): Promise<AnyRecord[]> {
  const first = await readRecord(store, submissionId);
  if (first === undefined) return [];
  return first.kind === 'intake' ? [first, ...(await readLaterRecords(store, submissionId))] : [first];
}

/** The record that a request stored, by its attempt; `undefined` when it stored none. */
export async function findByAttempt(
  store: ObjectStore,
  { submissionId, attempt }: { readonly submissionId: string; readonly attempt: string },
): Promise<AnyRecord | undefined> {
  const submission = await readRecord(store, submissionId);
  if (submission === undefined || submission.attempt === attempt) return submission;
  return (await readLaterRecords(store, submissionId)).find((record) => record.attempt === attempt);
}

/** The documents of a record; a message has none. */
export function documentsOf(record: AnyRecord) {
  return record.kind === 'contact' ? [] : record.documents;
}
