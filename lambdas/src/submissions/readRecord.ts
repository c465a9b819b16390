import type { ObjectStore } from '../storage/ObjectStore';
import { readJson } from '../storage/readJson';
import { storageKeys, type StoredSubmission } from '../storage/storageKeys';
import { submissionRecordSchema, type SubmissionRecord } from './SubmissionRecord';

/** The record of a submission; `undefined` when there is none. Throws `UnreadableObject` for an unknown shape. */
export async function readRecord(
  store: ObjectStore,
  submission: StoredSubmission,
): Promise<SubmissionRecord | undefined> {
  return (await readJson(store, storageKeys.record(submission), submissionRecordSchema))?.value;
}

/** The documents of a record; a message has none. */
export function documentsOf(record: SubmissionRecord) {
  return record.kind === 'contact' ? [] : record.documents;
}
