import type { MailSection } from '../../../mail/MailContent';
import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import { timeInWords } from '../../../mail/timeInWords';
import type { AdditionRecord } from '../../../submissions/AdditionRecord';
import { latestVersion, type CaseHistory } from '../../../submissions/CaseHistory';
import type { DeliveredDocument } from '../DeliveredDocument';
import { caseFilesNote } from './caseFilesNote';
import { addedClaimsSection } from './claimsSection';
import { documentCount, documentSection } from './documentSection';
import { noteRow } from './documentWords';
import { shortened } from './shortened';
import { spamMark } from './spamMark';
import { wayToAnswer } from './wayToAnswer';

export type AdditionToCase = { readonly addition: AdditionRecord; readonly history: CaseHistory };

/** The mail by which the staff learns what came to a case later. Its recipients and attachments are the caller's. */
export function staffAdditionMail(
  { addition, history }: AdditionToCase,
  documents: readonly DeliveredDocument[],
  { isAddressTaken = true, hasOverview = true } = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, receivedAt, number, note } = addition;
  const latest = latestVersion(history);
  const { subjectPrefix, ...mark } = spamMark(addition);
  const answer = wayToAnswer(latest, { isAddressTaken });
  const company = latest.answers.company_name;
  const message: MailSection = { title: 'Bericht', rows: [noteRow(note)] };
  const rendered = renderMail({
    preview: `${company}, ${documentCount(documents.length)}`,
    title: 'Aanvulling bij het dossier',
    reference,
    lead: `Toegevoegd op ${timeInWords(receivedAt)}, bij het dossier van ${timeInWords(history.first.receivedAt)}. Het is aanvulling ${number}.`,
    ...mark,
    sections: [
      message,
      ...addedClaimsSection(addition),
      documentSection(documents, caseFilesNote({ hasOverview, isUpdate: true })),
    ],
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
