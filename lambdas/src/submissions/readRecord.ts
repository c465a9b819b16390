import type { ObjectStore } from '../storage/ObjectStore';
import { readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { submissionRecordSchema, type SubmissionRecord } from './SubmissionRecord';

/**
 * The record of a submission, or `undefined` when there is none. Throws `UnreadableObject` when it has another shape.
 */
export async function readRecord(store: ObjectStore, submissionId: string): Promise<SubmissionRecord | undefined> {
  return (await readJson(store, storageKeys.record(submissionId), submissionRecordSchema))?.value;
}
