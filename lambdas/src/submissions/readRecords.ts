import type { ObjectStore } from '../storage/ObjectStore';
import type { AdditionRecord } from './AdditionRecord';
import type { ChangeRecord } from './ChangeRecord';
import { readAdditions } from './readAdditions';
import { readChanges } from './readChanges';
import { readRecord } from './readRecord';
import type { SubmissionRecord } from './SubmissionRecord';

/** A submission, a changed version of it, or what was added to it. */
export type AnyRecord = SubmissionRecord | ChangeRecord | AdditionRecord;

/** A submission, its changed versions and what was added to it. Empty when there is no such submission. */
export async function readRecords(store: ObjectStore, submissionId: string): Promise<AnyRecord[]> {
  const submission = await readRecord(store, submissionId);
  if (submission === undefined) return [];
  return submission.kind === 'intake' ? [submission, ...(await readLater(store, submissionId))] : [submission];
}

/** What a call stored, by its attempt; `undefined` when it stored nothing that counts. */
export async function findByAttempt(
  store: ObjectStore,
  { submissionId, attempt }: { readonly submissionId: string; readonly attempt: string },
): Promise<AnyRecord | undefined> {
  const submission = await readRecord(store, submissionId);
  if (submission === undefined || submission.attempt === attempt) return submission;
  return (await readLater(store, submissionId)).find((record) => record.attempt === attempt);
}

/** What came to a case after its first record: changed versions, and then additions. */
async function readLater(store: ObjectStore, submissionId: string): Promise<(ChangeRecord | AdditionRecord)[]> {
  return (await Promise.all([readChanges(store, submissionId), readAdditions(store, submissionId)])).flat();
}
