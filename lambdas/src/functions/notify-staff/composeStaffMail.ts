import { storeCaseFile } from '../../case-file/storeCaseFile';
import type { Mail } from '../../mail/Mailer';
import { caseAttachments, type CaseAttachments } from './caseAttachments';
import type { ComposeMail } from './ComposeMail';

/** The staff's mail. Stores the case file first. */
export const composeStaffMail: ComposeMail = async ({ mails, verdicts, limit, ...mailed }, ports) => {
  const { store, now, caseFileDays, mailer } = ports;
  const { record } = mailed;
  const { submissionId, reference } = record;
  const isStored = record.kind === 'intake' && (await storeCaseFile(store, record, { now: now(), caseFileDays }));
  const write = ({ documents, attachments, ...files }: CaseAttachments, isAddressTaken = true): Mail => ({
    ...{ to: ports.staff, audience: 'staff', submissionId, reference, attachments },
    ...mails.toStaff(documents, { isAddressTaken, limit, ...files }),
  });
  const sizeOf = (files: CaseAttachments) => ports.sizeOfMail(write(files));
  const files =
    record.kind === 'contact' ? nothingAttached : await caseAttachments(record, { verdicts, isStored, sizeOf }, ports);
  return async () => {
    const sent = await mailer.send(write(files));
    if (sent.ok) return;
    // SES refuses the visitor's mistyped address in Reply-To. Retry without it: the staff must get the case.
    const again = await mailer.send(write(files, false));
    if (!again.ok) throw again.refusal;
  };
};

const nothingAttached: CaseAttachments = { attachments: [], documents: [], hasOverview: false };
