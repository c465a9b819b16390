import { contactFieldLabels, contactMessageSchema, type ContactMessage } from '@incasso/contract/contactMessage';
import * as v from 'valibot';
import type { MailRow } from '../../../mail/MailContent';
import { mailLink, phoneLink } from '../../../mail/html';
import type { MailMessage } from '../../../mail/Mailer';
import { timeInWords } from '../../../mail/timeInWords';
import { renderMail } from '../../../mail/renderMail';
import type { ContactRecord } from '../../../submissions/SubmissionRecord';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { notFilledIn } from './notFilledIn';
import { spamMark } from './spamMark';
import { replyTo } from './replyTo';
import type { StaffMailOptions } from './StaffMailOptions';

const fieldNames = v.keyof(contactMessageSchema).options;

export function staffContactMail(
  submission: ContactRecord,
  options: Pick<StaffMailOptions, 'replyTo'> = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, receivedAt, partner, message } = submission;
  const { subjectPrefix, ...mark } = spamMark(submission);
  const answer = replyTo(submission, options);
  const sender = message.company === '' ? message.name : `${message.name}, ${message.company}`;
  const source = partner === undefined ? 'via de website' : `via ${partner}`;
  const links: Partial<Record<keyof ContactMessage, Pick<MailRow, 'href'>>> = {
    email: { href: mailLink(message.email) },
    phone: phoneLink(message.phone),
  };
  const facts = fieldNames
    .filter((name) => name !== 'message' && message[name] !== '')
    .map((name): MailRow => ({
      label: contactFieldLabels[name],
      value: message[name],
      ...links[name],
    }));
  const empty = fieldNames.filter((name) => message[name] === '').map((name) => contactFieldLabels[name]);
  return {
    ...answer.head,
    subject: mailSubjects.staff.contact({ reference, name: sender, prefix: subjectPrefix }),
    ...renderMail({
      preview: `${sender}, ${source}`,
      title: staffHeadings.contact,
      reference,
      facts,
      lead: `Verstuurd ${source} op ${timeInWords(receivedAt)}.`,
      ...mark,
      sections: [
        {
          title: 'Contactformulier',
          rows: [{ label: contactFieldLabels.message, value: message.message }, ...notFilledIn(empty)],
        },
      ],
      closing: [answer.closing],
    }),
  };
}
