import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import type { ObjectStore } from '../storage/ObjectStore';
import { ifReadable } from '../storage/readJson';
import { submissionOfKey } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { readRecord } from '../submissions/readRecord';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { mapInBatches } from './mapInBatches';

export function isSubmissionId(text: string): boolean {
  return v.is(submissionIdSchema, text);
}

/**
 * The records of a reference, or of the id of a case or message: the case, then its additions in the order of their
 * arrival. There is no index of references: this reads every record.
 */
export async function findRecords(store: ObjectStore, referenceOrId: string): Promise<SubmissionRecord[]> {
  const isId = isSubmissionId(referenceOrId);
  const prefix = isId ? storagePrefixes.submissions + referenceOrId : storagePrefixes.submissions;
  const records = await readRecords(store, prefix);
  const found = isId ? records : records.filter(({ reference }) => reference === referenceOrId);
  return found.sort((one, other) => rankOf(one) - rankOf(other) || one.receivedAt.localeCompare(other.receivedAt));
}

export async function readRecords(store: ObjectStore, prefix: string): Promise<SubmissionRecord[]> {
  const submissions: NonNullable<ReturnType<typeof submissionOfKey>>[] = [];
  for await (const { key } of store.list(prefix)) {
    const submission = submissionOfKey(key);
    if (submission !== undefined) submissions.push(submission);
  }
  const records = await mapInBatches(submissions, (submission) => ifReadable(readRecord(store, submission)));
  return records.filter((record) => record !== undefined);
}

function rankOf({ kind }: SubmissionRecord): number {
  return kind === 'addition' ? 1 : 0;
}
