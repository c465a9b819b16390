import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { retentionDays } from '@incasso/contract/retention';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import type { DeliveredDocument } from '../DeliveredDocument';
import { caseSections } from './caseSections';
import { documentsTitle, noDocuments } from './documentWords';
import { shortened } from './shortened';
import { spamMark } from './spamMark';
import { arrivalInWords, wayIn } from './wayIn';
import { wayToAnswer } from './wayToAnswer';

/** The mail by which the staff learns of a case. Its recipients and attachments are the caller's. */
export function staffIntakeMail(
  submission: IntakeRecord,
  documents: readonly DeliveredDocument[],
  { isAddressTaken = true, hasOverview = true } = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, answers } = submission;
  const { subjectPrefix, ...mark } = spamMark(submission);
  const answer = wayToAnswer(submission, { isAddressTaken });
  const rendered = renderMail({
    preview: `${answers.company_name}, ${documentCount(documents.length)}, ${wayIn(submission)}`,
    title: 'Nieuw dossier',
    reference,
    status: 'open',
    lead: arrivalInWords(submission),
    ...mark,
    sections: [...caseSections(submission), documentSection(documents, hasOverview)],
    closing: [answer.closing],
  });
  return {
    ...answer.head,
    subject: `[${reference}] ${subjectPrefix}Nieuw dossier: ${shortened(answers.company_name)}`,
    ...rendered,
  };
}

function documentSection(documents: readonly DeliveredDocument[], hasOverview: boolean): MailSection {
  return {
    title: documentsTitle(documents.length),
    rows: documents.length === 0 ? [noDocuments] : documents.map(documentRow),
    note: noteOn(documents, hasOverview),
  };
}

function documentRow(delivered: DeliveredDocument): MailRow {
  const { name, size } = delivered.document;
  const row = { label: formatDocumentSize(size), value: name };
  switch (delivered.kind) {
    case 'attached':
      return { ...row, label: `${row.label}, in bijlage` };
    case 'linked':
      return { ...row, label: `${row.label}, via link`, href: delivered.url };
    case 'awaited':
      return {
        ...row,
        href: delivered.url,
        hint: 'De virusscan is nog bezig. De link werkt zodra het document veilig is bevonden.',
      };
    case 'infected':
      return {
        ...row,
        hint: 'Tegengehouden: de virusscan vond een bedreiging. Vraag de cliënt om een ander document.',
      };
    case 'unscannable':
      return { ...row, hint: 'Tegengehouden: de virusscan kon dit document niet lezen. Vraag de cliënt om een PDF.' };
  }
}

const overviewNote = 'De bijlage ‘overzicht.pdf’ is dit dossier om af te drukken of te bewaren.';
const caseFileNote = 'De bijlage ‘case.json’ is dit dossier voor een dossiersysteem.';

function noteOn(documents: readonly DeliveredDocument[], hasOverview: boolean): string {
  const hasLinks = documents.some(({ kind }) => kind === 'linked' || kind === 'awaited');
  const isUnscanned = documents.some((delivered) => 'isScanned' in delivered && !delivered.isScanned);
  return [
    ...(hasLinks ? [`De links werken ${retentionDays.documentLinks} dagen.`] : []),
    ...(isUnscanned ? ['De documenten zijn niet op virussen gescand.'] : []),
    ...(hasOverview ? [overviewNote] : []),
    caseFileNote,
  ].join(' ');
}

function documentCount(count: number): string {
  return count === 1 ? '1 document' : `${count} documenten`;
}
