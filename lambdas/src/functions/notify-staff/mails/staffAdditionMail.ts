import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import { timeInWords } from '../../../mail/timeInWords';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import type { DeliveredDocument } from '../DeliveredDocument';
import { partnerReferenceRows } from './caseSections';
import { debtsSection } from './debtsSection';
import { addedInvoicesSection } from './invoicesSection';
import { documentCount, documentSection } from './documentSection';
import { noteRow } from './documentWords';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { replyTo } from './replyTo';
import type { StaffMailOptions } from './StaffMailOptions';
import { unconfirmedLine } from './unconfirmedLine';
import { spamMark } from './spamMark';

export type AddedToCase = { readonly record: AdditionRecord; readonly addedTo: IntakeRecord };

/** The staff's mail on an addition, without its recipients and attachments. */
export function staffAdditionMail(
  { record, addedTo }: AddedToCase,
  documents: readonly DeliveredDocument[],
  { isAddressTaken = true, limit }: StaffMailOptions = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, receivedAt, note } = record;
  const { partnerReference, answers } = addedTo;
  const company = answers.company_name;
  const { subjectPrefix, ...mark } = spamMark(record);
  const answer = replyTo(addedTo, { isAddressTaken });
  const rendered = renderMail({
    preview: `${company}, ${documentCount(documents.length)}`,
    title: staffHeadings.addition,
    reference,
    lead: `Toegevoegd op ${timeInWords(receivedAt)}, bij de aanvraag van ${timeInWords(addedTo.receivedAt)}.`,
    ...mark,
    sections: [
      { title: 'Toegevoegd', rows: [...partnerReferenceRows(addedTo), noteRow(note)] },
      ...debtsSection(record, answers, 'Wat er volgens deze aanvulling openstaat'),
      ...addedInvoicesSection(record),
      ...(documents.length === 0 ? [] : [documentSection(documents)]),
    ],
    closing: [
      'Dit kwam via de link die de cliënt na het indienen kreeg. Wie die link heeft, kan toevoegen: kijk na of dit bij de aanvraag past.',
      ...unconfirmedLine(limit),
      answer.closing,
    ],
  });
  return {
    ...answer.head,
    subject: mailSubjects.staff.addition({ reference, name: company, partnerReference, prefix: subjectPrefix }),
    ...rendered,
  };
}
