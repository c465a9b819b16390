import type { MailMessage } from '../../../mail/Mailer';
import type { ContactRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';

/**
 * Lets the staff answer a visitor by replying to the mail. If SES refuses the visitor's address in Reply-To, the mail
 * is sent without that header and says so.
 */
export function replyTo(
  submission: IntakeRecord | ContactRecord,
  { isAddressTaken }: { readonly isAddressTaken: boolean },
): { readonly head: Pick<MailMessage, 'replyTo'>; readonly closing: string } {
  const { name, address } = visitorOf(submission);
  if (isAddressTaken)
    return {
      head: { replyTo: { name, address } },
      closing: `Antwoord op deze mail om ${name} (${address}) te bereiken.`,
    };
  return {
    head: {},
    closing: `Uw antwoord op deze mail bereikt ${name} niet: onze maildienst weigerde ${address} als antwoordadres. Kijk dat adres na.`,
  };
}

export function visitorOf(submission: IntakeRecord | ContactRecord): {
  readonly name: string;
  readonly address: string;
} {
  if (submission.kind === 'contact') return { name: submission.message.name, address: submission.message.email };
  return { name: submission.answers.contact_person, address: submission.answers.email };
}
