import { storeCaseFile } from '../../case-file/storeCaseFile';
import type { Mail, MailMessage } from '../../mail/Mailer';
import type { ContactRecord } from '../../submissions/SubmissionRecord';
import { caseAttachments, type CaseAttachments } from './caseAttachments';
import type { ComposeMail } from './ComposeMail';
import type { DeliveredDocument } from './mails/documentSection';
import { mailedCase, type MailedCase } from './mails/mailedCase';
import { staffAdditionMail } from './mails/staffAdditionMail';
import { staffContactMail } from './mails/staffContactMail';
import { staffIntakeMail } from './mails/staffIntakeMail';
import type { ReplyToForm, StaffMailOptions } from './mails/StaffMailOptions';
import type { MailedRecord } from './readMailed';

/** The staff's mail. Stores the case file first. */
export const composeStaffMail: ComposeMail = async ({ verdicts, limit, ...mailed }, ports) => {
  const content = withDebts(mailed);
  const { store, now, caseFileDays, mailer } = ports;
  const { record } = mailed;
  const { submissionId, reference } = record;
  const isStored = record.kind === 'intake' && (await storeCaseFile(store, record, { now: now(), caseFileDays }));
  const write = ({ documents, attachments, ...files }: CaseAttachments, replyTo?: ReplyToForm): Mail => ({
    ...{ to: ports.staff, audience: 'staff', submissionId, reference, attachments },
    ...staffMail(content, documents, { ...(replyTo !== undefined && { replyTo }), limit, ...files }),
  });
  const sizeOf = (files: CaseAttachments) => ports.sizeOfMail(write(files));
  const files =
    content.debts === undefined
      ? nothingAttached
      : await caseAttachments(content, { verdicts, isStored, sizeOf }, ports);
  return async () => {
    let sent = await mailer.send(write(files));
    // SES refuses some names and mistyped addresses in Reply-To. The staff must get the case without them.
    if (!sent.ok) sent = await mailer.send(write(files, 'bare'));
    if (!sent.ok) sent = await mailer.send(write(files, 'none'));
    if (!sent.ok) throw sent.refusal;
  };
};

const nothingAttached: CaseAttachments = { attachments: [], documents: [], hasOverview: false };

type MailedMessage = { readonly record: ContactRecord; readonly debts?: undefined };

/** Works the debts out once, for the mail and its attachments. */
function withDebts(mailed: MailedRecord): MailedMessage | MailedCase {
  return mailed.ofCase === undefined ? mailed : mailedCase(mailed.record, mailed.ofCase);
}

function staffMail(
  content: MailedMessage | MailedCase,
  documents: readonly DeliveredDocument[],
  options: StaffMailOptions,
): Omit<MailMessage, 'attachments'> {
  if (content.debts === undefined) return staffContactMail(content.record, options);
  const { record } = content;
  return record.kind === 'intake'
    ? staffIntakeMail({ ...content, record }, documents, options)
    : staffAdditionMail({ ...content, record }, documents, options);
}
