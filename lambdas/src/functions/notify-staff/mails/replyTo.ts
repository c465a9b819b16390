import type { MailMessage } from '../../../mail/Mailer';
import type { ContactRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import type { StaffMailOptions } from './StaffMailOptions';

/**
 * Lets the staff answer a visitor by replying to the mail. The mail is sent without that header, and says so, if SES
 * refuses even the address alone.
 */
export function replyTo(
  submission: IntakeRecord | ContactRecord,
  { replyTo: form = 'named' }: Pick<StaffMailOptions, 'replyTo'>,
): { readonly head: Pick<MailMessage, 'replyTo'>; readonly closing: string } {
  const { name, address } = visitorOf(submission);
  if (form !== 'none')
    return {
      head: { replyTo: { name: form === 'named' ? name : '', address } },
      closing: `Antwoord op deze mail om ${name} (${address}) te bereiken.`,
    };
  return {
    head: {},
    closing: `Uw antwoord op deze mail bereikt ${name} niet: onze maildienst weigerde ${address} als antwoordadres. Kijk dat adres na.`,
  };
}

function visitorOf(submission: IntakeRecord | ContactRecord): {
  readonly name: string;
  readonly address: string;
} {
  if (submission.kind === 'contact') return { name: submission.message.name, address: submission.message.email };
  return { name: submission.answers.contact_person, address: submission.answers.email };
}
