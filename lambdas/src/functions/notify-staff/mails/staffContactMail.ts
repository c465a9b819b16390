import { contactFieldNames, contactFields, type ContactMessage } from '@incasso/contract/contactMessage';
import type { MailMessage } from '../../../mail/Mailer';
import { timeInWords } from '../../../mail/timeInWords';
import { renderMail } from '../../../mail/renderMail';
import type { ContactRecord } from '../../../submissions/SubmissionRecord';
import { answerRow, notFilledIn } from './answerRows';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { spamMark } from './spamMark';
import { replyTo } from './replyTo';
import type { StaffMailOptions } from './StaffMailOptions';

export function staffContactMail(
  submission: ContactRecord,
  options: Pick<StaffMailOptions, 'replyTo'> = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, receivedAt, partner, message } = submission;
  const { subjectPrefix, ...mark } = spamMark(submission);
  const answer = replyTo(submission, options);
  const sender = message.company === '' ? message.name : `${message.name}, ${message.company}`;
  const source = partner === undefined ? 'via de website' : `via ${partner}`;
  const filled = contactFieldNames.filter((name) => message[name] !== '');
  const isText = (name: keyof ContactMessage) => contactFields[name].control === 'area';
  const rowOf = (name: keyof ContactMessage) => answerRow(contactFields[name], message[name]);
  return {
    ...answer.head,
    subject: mailSubjects.staff.contact({ reference, name: sender, prefix: subjectPrefix }),
    ...renderMail({
      preview: `${sender}, ${source}`,
      title: staffHeadings.contact,
      reference,
      facts: filled.filter((name) => !isText(name)).map(rowOf),
      lead: `Verstuurd ${source} op ${timeInWords(receivedAt)}.`,
      ...mark,
      sections: [
        {
          title: 'Contactformulier',
          rows: [...filled.filter(isText).map(rowOf), ...notFilledIn(contactFields, message)],
        },
      ],
      closing: [answer.closing],
    }),
  };
}
