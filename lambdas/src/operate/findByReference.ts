import type { ObjectStore } from '../storage/ObjectStore';
import { readJson, UnreadableObject } from '../storage/readJson';
import { submissionIdOfKey, storageKeys } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { submissionRecordSchema, type SubmissionRecord } from '../submissions/SubmissionRecord';

/** Records read at a time. */
const batchSize = 20;

/** The submissions of a reference. There is no index: every record is read. */
export async function findByReference(store: ObjectStore, reference: string): Promise<SubmissionRecord[]> {
  const ids: string[] = [];
  for await (const { key } of store.list(storagePrefixes.submissions)) {
    const submissionId = submissionIdOfKey(key);
    if (submissionId !== undefined) ids.push(submissionId);
  }
  const found: SubmissionRecord[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const records = await Promise.all(ids.slice(start, start + batchSize).map((id) => readRecord(store, id)));
    found.push(...records.flatMap((record) => (record?.reference === reference ? [record] : [])));
  }
  return found;
}

async function readRecord(store: ObjectStore, submissionId: string): Promise<SubmissionRecord | undefined> {
  try {
    return (await readJson(store, storageKeys.record(submissionId), submissionRecordSchema))?.value;
  } catch (error) {
    if (error instanceof UnreadableObject) return undefined;
    throw error;
  }
}
