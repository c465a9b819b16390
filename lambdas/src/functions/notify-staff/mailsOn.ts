import type { MailMessage } from '../../mail/Mailer';
import type { CaseHistory } from '../../submissions/CaseHistory';
import type { CaseVersion, LaterRecord } from '../../submissions/LaterRecord';
import type { ContactRecord, IntakeRecord, StoredDocument } from '../../submissions/SubmissionRecord';
import type { DeliveredDocument } from './DeliveredDocument';
import type { StaffMailOptions } from './mails/StaffMailOptions';
import { staffContactMail } from './mails/staffContactMail';
import { staffIntakeMail } from './mails/staffIntakeMail';
import { staffLaterMail } from './mails/staffLaterMail';

/** The subject of a mail: a message, a case, or a later record of a case. */
export type MailedRecord =
  | { readonly record: ContactRecord; readonly history?: undefined }
  | {
      readonly record: IntakeRecord | LaterRecord;
      /** The whole case. For the first record: the case without later records. */
      readonly history: CaseHistory;
    };

export type RecordMails = {
  /** Documents of the record, for the staff. */
  readonly documents: readonly StoredDocument[];
  readonly toStaff: (
    documents: readonly DeliveredDocument[],
    options: StaffMailOptions,
  ) => Omit<MailMessage, 'attachments'>;
  /** Content of the visitor's mail. Absent for an addition: someone other than the client may have used the link. */
  readonly confirmed?: CaseVersion | ContactRecord;
};

export function mailsOn({ record, history }: MailedRecord): RecordMails {
  if (history === undefined) {
    return { documents: [], toStaff: (_, options) => staffContactMail(record, options), confirmed: record };
  }
  const { documents } = record;
  switch (record.kind) {
    case 'intake':
      return { documents, toStaff: (...content) => staffIntakeMail(record, ...content), confirmed: record };
    case 'change':
      return { documents, toStaff: (...content) => staffLaterMail({ record, history }, ...content), confirmed: record };
    case 'addition':
      return { documents, toStaff: (...content) => staffLaterMail({ record, history }, ...content) };
  }
}
