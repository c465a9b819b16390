import { asciiAddress } from '@incasso/contract/mailAddress';
import { MailDeferred } from '../../mail/Mailer';
import type { SubmissionRecord } from '../../submissions/SubmissionRecord';
import type { ComposeMail, DeliveryPorts } from './DeliveryPorts';
import { staffUnconfirmedMail } from './mails/staffUnconfirmedMail';
import type { ConfirmationLimit } from './mails/StaffMailOptions';
import { visitorMail } from './mails/visitorMail';
import { confirmedOf } from './readMailed';
import { holdConfirmation, isOverdue } from './confirmations/heldConfirmations';
import { fitsIntoRate } from './confirmations/limitOn';

/** The visitor's mail; above the rate limit it is held instead, and after a day dropped. */
export const composeConfirmation: ComposeMail = async ({ limit, wasHeld, ...mailed }, ports) => {
  const { record, address } = confirmedOf(mailed);
  if (limit !== undefined) return () => reportUnconfirmed(record, limit, ports);
  if (!(await fitsIntoRate(record, ports))) {
    const fault = new MailDeferred(aboveRate, undefined, true);
    if (!wasHeld) {
      ports.onMailFault(record.submissionId, fault);
      return () => holdConfirmation(ports.store, record);
    }
    if (!isOverdue(record.receivedAt, ports.now())) throw fault;
    return () => reportUnconfirmed(record, 'rate', ports);
  }
  return async () => {
    const { submissionId, reference } = record;
    const sent = await ports.mailer.send({
      ...{ to: [asciiAddress(address)], audience: 'visitor', submissionId, reference },
      ...visitorMail(record, ports.siteOrigin),
    });
    if (!sent.ok) ports.onConfirmationGivenUp(submissionId, sent.refusal);
  };
};

/**
 * Notifies the staff of a confirmation that a limit blocks: their mail on the record was sent before that was known.
 */
async function reportUnconfirmed(
  { submissionId, reference }: SubmissionRecord,
  limit: ConfirmationLimit,
  { mailer, staff }: DeliveryPorts,
): Promise<void> {
  const sent = await mailer.send({
    to: staff,
    audience: 'staff',
    submissionId,
    reference,
    attachments: [],
    ...staffUnconfirmedMail(reference, limit),
  });
  if (!sent.ok) throw sent.refusal;
}

const aboveRate = 'too_many_confirmations';

export function isAboveRate(fault: Error): boolean {
  return fault instanceof MailDeferred && fault.code === aboveRate;
}
