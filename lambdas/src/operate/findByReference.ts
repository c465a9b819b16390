import type { ObjectStore } from '../storage/ObjectStore';
import { readJson, UnreadableObject } from '../submissions/readJson';
import { submissionIdOfKey, storageKeys } from '../submissions/storageKeys';
import { storagePrefixes } from '../submissions/storagePrefixes';
import { submissionSchema, type Submission } from '../submissions/Submission';

/** Records read at a time. */
const batchSize = 20;

/** The submissions of a reference. There is no index: every record is read. */
export async function findByReference(store: ObjectStore, reference: string): Promise<Submission[]> {
  const ids: string[] = [];
  for await (const { key } of store.list(storagePrefixes.submissions)) {
    const submissionId = submissionIdOfKey(key);
    if (submissionId !== undefined) ids.push(submissionId);
  }
  const found: Submission[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const records = await Promise.all(ids.slice(start, start + batchSize).map((id) => readRecord(store, id)));
    found.push(...records.flatMap((record) => (record?.reference === reference ? [record] : [])));
  }
  return found;
}

async function readRecord(store: ObjectStore, submissionId: string): Promise<Submission | undefined> {
  try {
    return (await readJson(store, storageKeys.record(submissionId), submissionSchema))?.value;
  } catch (error) {
    if (error instanceof UnreadableObject) return undefined;
    throw error;
  }
}
