import { storeCaseFile } from '../../case-file/storeCaseFile';
import type { Mail } from '../../mail/Mailer';
import { caseAttachments, type CaseAttachments } from './caseAttachments';
import type { ComposeMail } from './ComposeMail';
import type { ReplyToForm } from './mails/StaffMailOptions';

/** The staff's mail. Stores the case file first. */
export const composeStaffMail: ComposeMail = async ({ mails, verdicts, limit, ...mailed }, ports) => {
  const { store, now, caseFileDays, mailer } = ports;
  const { record } = mailed;
  const { submissionId, reference } = record;
  const isStored = record.kind === 'intake' && (await storeCaseFile(store, record, { now: now(), caseFileDays }));
  const write = ({ documents, attachments, ...files }: CaseAttachments, replyTo?: ReplyToForm): Mail => ({
    ...{ to: ports.staff, audience: 'staff', submissionId, reference, attachments },
    ...mails.toStaff(documents, { ...(replyTo !== undefined && { replyTo }), limit, ...files }),
  });
  const sizeOf = (files: CaseAttachments) => ports.sizeOfMail(write(files));
  const { confirmed: ofCase } = mails;
  const files =
    record.kind === 'contact' || ofCase.kind === 'contact'
      ? nothingAttached
      : await caseAttachments({ record, ofCase }, { verdicts, isStored, sizeOf }, ports);
  return async () => {
    let sent = await mailer.send(write(files));
    // SES refuses some names and mistyped addresses in Reply-To. The staff must get the case without them.
    if (!sent.ok) sent = await mailer.send(write(files, 'bare'));
    if (!sent.ok) sent = await mailer.send(write(files, 'none'));
    if (!sent.ok) throw sent.refusal;
  };
};

const nothingAttached: CaseAttachments = { attachments: [], documents: [], hasOverview: false };
