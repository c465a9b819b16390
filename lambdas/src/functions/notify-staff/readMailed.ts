import type { ObjectStore } from '../../storage/ObjectStore';
import type { StoredSubmission } from '../../storage/storageKeys';
import { readRecord } from '../../submissions/readRecord';
import type { ConfirmedRecord } from './confirmations/limitOn';
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

/** A message is not confirmed. */
export function confirmedOf({ record, ofCase }: MailedRecord): ConfirmedRecord {
  if (record.kind === 'contact' || ofCase === undefined) throw new TypeError('a message has no confirmation');
  return { record, address: ofCase.answers.email };
}
