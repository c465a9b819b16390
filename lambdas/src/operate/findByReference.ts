import type { ObjectStore } from '../storage/ObjectStore';
import { ifReadable } from '../storage/readJson';
import { submissionIdOfKey } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { readRecord } from '../submissions/readRecord';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';

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
    const records = await Promise.all(
      ids.slice(start, start + batchSize).map((id) => ifReadable(readRecord(store, id))),
    );
    found.push(...records.flatMap((record) => (record?.reference === reference ? [record] : [])));
  }
  return found;
}
