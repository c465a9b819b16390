import { storeCaseFile } from '../../case-file/storeCaseFile';
import type { Mail } from '../../mail/Mailer';
import { caseAttachments, type CaseAttachments } from './caseAttachments';
import type { ComposeMail } from './DeliveryPorts';
import { mailedCase } from './mails/mailedCase';
import { staffContactMail } from './mails/staffContactMail';
import { staffCaseMail } from './mails/staffCaseMail';
import type { ReplyToForm } from './mails/StaffMailOptions';

/** The staff's mail. Stores the case file first. */
export const composeStaffMail: ComposeMail = async ({ verdicts, limit, ...mailed }, ports) => {
  const { store, now, caseFileDays, mailer } = ports;
  const { record } = mailed;
  const { submissionId, reference } = record;
  const isStored = record.kind === 'intake' && (await storeCaseFile(store, record, { now: now(), caseFileDays }));
  const content = mailed.ofCase === undefined ? mailed.record : mailedCase(mailed.record, mailed.ofCase);
  const write = ({ documents, attachments, ...files }: CaseAttachments, replyTo?: ReplyToForm): Mail => {
    const options = { ...(replyTo !== undefined && { replyTo }), limit, ...files };
    return {
      ...{ to: ports.staff, audience: 'staff', submissionId, reference, attachments },
      ...('ledger' in content ? staffCaseMail(content, documents, options) : staffContactMail(content, options)),
    };
  };
  const sizeOf = (files: CaseAttachments) => ports.sizeOfMail(write(files));
  const files =
    'ledger' in content ? await caseAttachments(content, { verdicts, isStored, sizeOf }, ports) : nothingAttached;
  return async () => {
    let sent = await mailer.send(write(files));
    // SES refuses some names and mistyped addresses in Reply-To. The staff must get the case without them.
    if (!sent.ok) sent = await mailer.send(write(files, 'bare'));
    if (!sent.ok) sent = await mailer.send(write(files, 'none'));
    if (!sent.ok) throw sent.refusal;
  };
};

const nothingAttached: CaseAttachments = { attachments: [], documents: [], hasOverview: false };
