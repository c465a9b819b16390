import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import { missingInfoOfCase } from '../../../submissions/missingInfoOfCase';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { caseFilesNote } from './caseFilesNote';
import { caseSections, clientFacts } from './caseSections';
import { debtsSection } from './debtsSection';
import type { MailedCase } from './mailedCase';
import { documentCount, documentSection, type DeliveredDocument } from './documentSection';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { missingSection } from './missingSection';
import { spamMark } from './spamMark';
import { arrivalInWords, wayIn } from './wayIn';
import { replyTo } from './replyTo';
import type { StaffMailOptions } from './StaffMailOptions';
import { unconfirmedLine } from './staffUnconfirmedMail';

/** The staff's mail on a case, without its recipients and attachments. */
export function staffIntakeMail(
  { record: submission, debts }: Omit<MailedCase<IntakeRecord>, 'ofCase'>,
  documents: readonly DeliveredDocument[],
  { replyTo: form = 'named', hasOverview = true, leftOut, limit }: StaffMailOptions = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, answers, partnerReference } = submission;
  const { subjectPrefix, ...mark } = spamMark(submission, debts.disputed);
  const answer = replyTo(submission, { replyTo: form });
  const rendered = renderMail({
    preview: `${answers.company_name}, ${documentCount(documents.length)}, ${wayIn(submission)}`,
    title: staffHeadings.intake,
    reference,
    facts: clientFacts(submission),
    lead: arrivalInWords(submission),
    ...mark,
    sections: [
      ...debtsSection(debts),
      ...missingSection(missingInfoOfCase(submission)),
      ...caseSections(submission),
      documentSection(documents, {
        leftOut,
        remark: caseFilesNote({ record: submission, debts }, { hasOverview, leftOut }),
      }),
    ],
    closing: [...unconfirmedLine(limit), answer.closing],
  });
  return {
    ...answer.head,
    subject: mailSubjects.staff.intake({
      ...{ reference, name: answers.company_name, partnerReference, prefix: subjectPrefix },
      debts: debts.inBrief,
    }),
    ...rendered,
  };
}
