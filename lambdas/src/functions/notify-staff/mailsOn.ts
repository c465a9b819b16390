import type { MailMessage } from '../../mail/Mailer';
import type { ObjectStore } from '../../storage/ObjectStore';
import type { StoredSubmission } from '../../storage/storageKeys';
import { documentsOf, readRecord } from '../../submissions/readRecord';
import type { AdditionRecord, ContactRecord, IntakeRecord, StoredDocument } from '../../submissions/SubmissionRecord';
import type { DeliveredDocument } from './DeliveredDocument';
import { staffAdditionMail } from './mails/staffAdditionMail';
import { staffContactMail } from './mails/staffContactMail';
import { staffIntakeMail } from './mails/staffIntakeMail';
import type { StaffMailOptions } from './mails/StaffMailOptions';

/** The subject of a mail: a message, a case, or an addition with the case that it was added to. */
export type MailedRecord =
  | { readonly record: ContactRecord | IntakeRecord; readonly addedTo?: undefined }
  | { readonly record: AdditionRecord; readonly addedTo: IntakeRecord };

export type RecordMails = {
  readonly documents: readonly StoredDocument[];
  readonly toStaff: (
    documents: readonly DeliveredDocument[],
    options: StaffMailOptions,
  ) => Omit<MailMessage, 'attachments'>;
  /** Whose contact person is mailed: of an addition, the client of its case. */
  readonly confirmed: IntakeRecord | ContactRecord;
};

/** Reads the record of a submission, and of an addition the case too; `undefined` when one of them does not exist. */
export async function readMailed(store: ObjectStore, submission: StoredSubmission): Promise<MailedRecord | undefined> {
  const record = await readRecord(store, submission);
  if (record?.kind !== 'addition') return record && { record };
  const addedTo = await readRecord(store, { submissionId: record.caseId });
  return addedTo?.kind === 'intake' ? { record, addedTo } : undefined;
}

export function mailsOn(mailed: MailedRecord): RecordMails {
  const documents = documentsOf(mailed.record);
  if (mailed.addedTo !== undefined)
    return { documents, toStaff: (...content) => staffAdditionMail(mailed, ...content), confirmed: mailed.addedTo };
  const { record } = mailed;
  switch (record.kind) {
    case 'contact':
      return { documents, toStaff: (_, options) => staffContactMail(record, options), confirmed: record };
    case 'intake':
      return { documents, toStaff: (...content) => staffIntakeMail(record, ...content), confirmed: record };
  }
}
