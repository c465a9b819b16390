import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import { timeInWords } from '../../../mail/timeInWords';
import { versionBefore, type CaseHistory } from '../../../submissions/CaseHistory';
import type { ChangeRecord } from '../../../submissions/ChangeRecord';
import type { DeliveredDocument } from '../DeliveredDocument';
import { caseDifferences, differencesInWords } from './caseDifferences';
import { caseFilesNote } from './caseFilesNote';
import { caseSections } from './caseSections';
import { documentSection } from './documentSection';
import { shortened } from './shortened';
import { spamMark } from './spamMark';
import { wayIn } from './wayIn';
import { wayToAnswer } from './wayToAnswer';

export type ChangeOfCase = { readonly change: ChangeRecord; readonly history: CaseHistory };

/**
 * The mail by which the staff learns that a visitor sent a case anew: first in what it differs, then the whole. Its
 * recipients and attachments are the caller's.
 */
export function staffChangeMail(
  { change, history }: ChangeOfCase,
  documents: readonly DeliveredDocument[],
  { isAddressTaken = true, hasOverview = true } = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, receivedAt, answers } = change;
  const before = versionBefore(history, change);
  const { subjectPrefix, ...mark } = spamMark(change);
  const answer = wayToAnswer(change, { isAddressTaken });
  const rendered = renderMail({
    preview: `${answers.company_name}, ${differencesInWords(before, change)}`,
    title: 'Gewijzigde versie van het dossier',
    reference,
    lead: `Ingediend ${wayIn(change)} op ${timeInWords(receivedAt)}, in de plaats van wat op ${timeInWords(before.receivedAt)} kwam.`,
    ...mark,
    sections: [
      { title: 'Wat verschilt', rows: caseDifferences(before, change) },
      ...caseSections(change),
      documentSection(documents, caseFilesNote({ hasOverview, isUpdate: true })),
    ],
    closing: [
      'De cliënt wijzigde zijn dossier en diende het opnieuw in, omdat ons eerste antwoord hem niet bereikte. De vorige versie staat in ‘case.json’.',
      answer.closing,
    ],
  });
  return {
    ...answer.head,
    subject: `${subjectPrefix}Gewijzigde versie van [${reference}]: ${shortened(answers.company_name)}`,
    ...rendered,
  };
}
