import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import type { ObjectStore } from '../storage/ObjectStore';
import { UnreadableObject } from '../storage/readJson';
import { storageKeys, submissionOfKey, type StoredSubmission } from '../storage/storageKeys';
import { storagePrefixes } from '../storage/storagePrefixes';
import { readRecord } from '../submissions/readRecord';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { mapInBatches } from './mapInBatches';

export function isSubmissionId(text: string): boolean {
  return v.is(submissionIdSchema, text);
}

export type ReadRecords = {
  readonly records: readonly SubmissionRecord[];
  /** Keys of records of an unknown shape */
  readonly unreadable: readonly string[];
};

/**
 * The records of a reference, or of the id of a case or message: the case, then its additions in the order of their
 * arrival. There is no index of references: this reads every record, and any that cannot be read may be of it.
 */
export async function findRecords(store: ObjectStore, referenceOrId: string): Promise<ReadRecords> {
  const isId = isSubmissionId(referenceOrId);
  const prefix = isId ? storagePrefixes.submissions + referenceOrId : storagePrefixes.submissions;
  const { records, unreadable } = await readRecords(store, prefix);
  const found = isId ? records : records.filter(({ reference }) => reference === referenceOrId);
  const sorted = found.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.receivedAt.localeCompare(other.receivedAt),
  );
  return { records: sorted, unreadable };
}

export async function readRecords(store: ObjectStore, prefix: string): Promise<ReadRecords> {
  const submissions: StoredSubmission[] = [];
  for await (const { key } of store.list(prefix)) {
    const submission = submissionOfKey(key);
    if (submission !== undefined) submissions.push(submission);
  }
  const unreadable: string[] = [];
  const records = await mapInBatches(submissions, async (submission) => {
    try {
      return await readRecord(store, submission);
    } catch (error) {
      if (!(error instanceof UnreadableObject)) throw error;
      unreadable.push(storageKeys.record(submission));
      return undefined;
    }
  });
  return { records: records.filter((record) => record !== undefined), unreadable };
}

function rankOf({ kind }: SubmissionRecord): number {
  return kind === 'addition' ? 1 : 0;
}
