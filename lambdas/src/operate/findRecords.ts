import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import type { ObjectStore } from '../storage/ObjectStore';
import { ifReadable } from '../storage/readJson';
import { submissionIdOfKey } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { readRecord, readRecords, type AnyRecord } from '../submissions/readRecords';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { mapInBatches } from './mapInBatches';

export function isSubmissionId(text: string): boolean {
  return v.is(submissionIdSchema, text);
}

/** The records of a reference or an id, in order. There is no index of references: this reads every first record. */
export async function findRecords(store: ObjectStore, referenceOrId: string): Promise<AnyRecord[]> {
  if (isSubmissionId(referenceOrId)) return readRecords(store, referenceOrId);
  const found = await findByReference(store, referenceOrId);
  return (await Promise.all(found.map(({ submissionId }) => readRecords(store, submissionId)))).flat();
}

async function findByReference(store: ObjectStore, reference: string): Promise<SubmissionRecord[]> {
  const ids = new Set<string>();
  for await (const { key } of store.list(storagePrefixes.submissions)) {
    const submissionId = submissionIdOfKey(key);
    if (submissionId !== undefined) ids.add(submissionId);
  }
  const records = await mapInBatches([...ids], (id) => ifReadable(readRecord(store, id)));
  return records.flatMap((record) => (record?.reference === reference ? [record] : []));
}
