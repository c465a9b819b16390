import type { ObjectStore } from '../../storage/ObjectStore';
import type { StoredSubmission } from '../../storage/storageKeys';
import { readRecord } from '../../submissions/readRecord';
import type { AdditionRecord, ContactRecord, IntakeRecord } from '../../submissions/SubmissionRecord';

/** The subject of a mail: a message, a case, or an addition with the case that it was added to. */
export type MailedRecord =
  | { readonly record: ContactRecord; readonly ofCase?: undefined }
  | { readonly record: IntakeRecord | AdditionRecord; readonly ofCase: IntakeRecord };

/** Reads the record of a submission, and of an addition the case too; `undefined` when one of them does not exist. */
export async function readMailed(store: ObjectStore, submission: StoredSubmission): Promise<MailedRecord | undefined> {
  const record = await readRecord(store, submission);
  if (record === undefined || record.kind === 'contact') return record && { record };
  const ofCase = record.kind === 'intake' ? record : await readRecord(store, { submissionId: record.caseId });
  return ofCase?.kind === 'intake' ? { record, ofCase } : undefined;
}

/** The record whose contact person is mailed: of an addition, that of its case. */
export function contactOf(mailed: MailedRecord): IntakeRecord | ContactRecord {
  if (mailed.ofCase === undefined) return mailed.record;
  return mailed.ofCase;
}
