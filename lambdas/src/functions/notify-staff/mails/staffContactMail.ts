import { contactFieldLabels } from '@incasso/contract/contactMessage';
import type { MailRow } from '../../../mail/MailContent';
import { mailLink } from '../../../mail/html';
import type { MailMessage } from '../../../mail/Mailer';
import { timeInWords } from '../../../mail/timeInWords';
import { renderMail } from '../../../mail/renderMail';
import type { ContactRecord } from '../../../submissions/SubmissionRecord';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { spamMark } from './spamMark';
import { replyTo } from './replyTo';
import type { StaffMailOptions } from './StaffMailOptions';
import { unconfirmedLine } from './unconfirmedLine';

const fieldNames = ['name', 'email', 'company', 'phone', 'message'] as const;

/** The staff's mail on a contact message, without its recipients. */
export function staffContactMail(
  submission: ContactRecord,
  { isAddressTaken = true, limit }: StaffMailOptions = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, receivedAt, partner, message } = submission;
  const { subjectPrefix, ...mark } = spamMark(submission);
  const answer = replyTo(submission, { isAddressTaken });
  const sender = message.company === '' ? message.name : `${message.name}, ${message.company}`;
  const source = partner === undefined ? 'via de website' : `via ${partner}`;
  const rows = fieldNames.map((name): MailRow => ({
    label: contactFieldLabels[name],
    value: message[name] === '' ? '(niet ingevuld)' : message[name],
    ...(name === 'email' && { href: mailLink(message.email) }),
  }));
  return {
    ...answer.head,
    subject: mailSubjects.staff.contact({ reference, name: sender, prefix: subjectPrefix }),
    ...renderMail({
      preview: `${sender}, ${source}`,
      title: staffHeadings.contact,
      reference,
      lead: `Verstuurd ${source} op ${timeInWords(receivedAt)}.`,
      ...mark,
      sections: [{ title: 'Contactformulier', rows }],
      closing: [...unconfirmedLine(limit), answer.closing],
    }),
  };
}
