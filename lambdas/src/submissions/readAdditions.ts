import { additionLimits } from '@incasso/contract/limits';
import type { ObjectStore } from '../storage/ObjectStore';
import { readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { additionRecordSchema, type AdditionRecord } from './AdditionRecord';
import { readRecord } from './readRecord';
import type { SubmissionRecord } from './SubmissionRecord';

/** One addition by its number, or `undefined` when there is none yet. */
export async function readAddition(
  store: ObjectStore,
  place: Parameters<typeof storageKeys.addition>[0],
): Promise<AdditionRecord | undefined> {
  return (await readJson(store, storageKeys.addition(place), additionRecordSchema))?.value;
}

/** All that was added to a case, in the order in which it was committed. Their numbers have no gap. */
export async function readAdditions(store: ObjectStore, submissionId: string): Promise<AdditionRecord[]> {
  const additions: AdditionRecord[] = [];
  for (let number = 1; number <= additionLimits.maxCount; number += 1) {
    const addition = await readAddition(store, { submissionId, number });
    if (addition === undefined) break;
    additions.push(addition);
  }
  return additions;
}

/** A submission, or what was added to one. */
export type AnyRecord = SubmissionRecord | AdditionRecord;

/** A submission and what was added to it. Empty when there is no such submission. */
export async function readWithAdditions(store: ObjectStore, submissionId: string): Promise<AnyRecord[]> {
  const submission = await readRecord(store, submissionId);
  if (submission === undefined) return [];
  return submission.kind === 'intake' ? [submission, ...(await readAdditions(store, submissionId))] : [submission];
}

/** What a call stored, by its attempt; `undefined` when it stored nothing that counts. */
export async function findByAttempt(
  store: ObjectStore,
  { submissionId, attempt }: { readonly submissionId: string; readonly attempt: string },
): Promise<AnyRecord | undefined> {
  const submission = await readRecord(store, submissionId);
  if (submission === undefined || submission.attempt === attempt) return submission;
  return (await readAdditions(store, submissionId)).find((addition) => addition.attempt === attempt);
}
