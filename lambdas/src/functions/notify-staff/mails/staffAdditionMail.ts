import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import type { AdditionRecord } from '../../../submissions/SubmissionRecord';
import { caseFilesNote } from './caseFilesNote';
import { clientFacts } from './caseSections';
import type { MailedCase } from './mailedCase';
import { documentCount, documentSection, type DeliveredDocument } from './documentSection';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { additionSections } from './additionSections';
import { replyTo } from './replyTo';
import { additionInWords } from './wayIn';
import type { StaffMailOptions } from './StaffMailOptions';
import { unconfirmedLine } from './staffUnconfirmedMail';
import { spamMark } from './spamMark';

/** The staff's mail on an addition, without its recipients and attachments. */
export function staffAdditionMail(
  mailed: MailedCase<AdditionRecord>,
  documents: readonly DeliveredDocument[],
  { replyTo: form = 'named', hasOverview = false, limit }: StaffMailOptions = {},
): Omit<MailMessage, 'attachments'> {
  const { record, ofCase } = mailed;
  const { reference } = record;
  const { partnerReference, answers } = ofCase;
  const company = answers.company_name;
  const { subjectPrefix, ...mark } = spamMark(record);
  const answer = replyTo(ofCase, { replyTo: form });
  const rendered = renderMail({
    preview: `${company}, ${documentCount(documents.length)}`,
    title: staffHeadings.addition,
    reference,
    facts: clientFacts(ofCase),
    lead: additionInWords(record, ofCase),
    ...mark,
    sections: [
      ...additionSections(mailed),
      ...(documents.length === 0
        ? []
        : [documentSection(documents, { remark: caseFilesNote(mailed, { hasOverview }) })]),
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
