import type { MailSection } from '../../../mail/MailContent';
import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import { timeInWords } from '../../../mail/timeInWords';
import type { AdditionRecord } from '../../../submissions/AdditionRecord';
import type { SubmissionRecord } from '../../../submissions/SubmissionRecord';
import type { DeliveredDocument } from '../DeliveredDocument';
import { claimsSection } from './claimsSection';
import { documentCount, documentSection } from './documentSection';
import { shortened } from './shortened';
import { spamMark } from './spamMark';
import { visitorOf, wayToAnswer } from './wayToAnswer';

export type AdditionToCase = { readonly addition: AdditionRecord; readonly submission: SubmissionRecord };

/** The mail by which the staff learns what came to a case later. Its recipients and attachments are the caller's. */
export function staffAdditionMail(
  { addition, submission }: AdditionToCase,
  documents: readonly DeliveredDocument[],
  { isAddressTaken = true } = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, receivedAt, number, note } = addition;
  const { subjectPrefix, ...mark } = spamMark(addition);
  const answer = wayToAnswer(submission, { isAddressTaken });
  const company = submission.kind === 'intake' ? submission.answers.company_name : visitorOf(submission).name;
  const rows = [{ label: 'Geschreven bij de documenten', value: note === '' ? '(niets)' : note }];
  const message: MailSection = { title: 'Bericht', rows };
  const rendered = renderMail({
    preview: `${company}, ${documentCount(documents.length)}`,
    title: `Aanvulling bij ${reference}`,
    reference,
    lead: `Toegevoegd op ${timeInWords(receivedAt)}, bij het dossier van ${timeInWords(submission.receivedAt)}. Het is aanvulling ${number}.`,
    ...mark,
    sections: [message, ...claimsSection(addition), documentSection(documents)],
    closing: [
      'Dit kwam via de link die de cliënt na het indienen kreeg. Wie die link heeft, kan toevoegen: kijk na of dit bij het dossier past.',
      answer.closing,
    ],
  });
  return {
    ...answer.head,
    subject: `${subjectPrefix}Aanvulling bij [${reference}]: ${shortened(company)}`,
    ...rendered,
  };
}
