import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import {
  fieldsOfStep,
  formatAnswer,
  intakeField,
  intakeSteps,
  stepTitles,
  type IntakeFieldName,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import { retentionDays } from '@incasso/contract/retention';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import { mailLink } from '../../../mail/mailLink';
import type { MailMessage } from '../../../mail/Mailer';
import { timeInWords } from '../../../mail/timeInWords';
import { renderMail } from '../../../mail/renderMail';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import type { DeliveredDocument } from '../DeliveredDocument';
import { claimsSection, unreadableClaims } from './claimsSection';
import { disagreementHints, type FieldHint } from './disagreementHints';
import { shortened } from './shortened';
import { spamMark } from './spamMark';
import { wayToAnswer } from './wayToAnswer';

/** The mail by which the staff learns of a case. Its recipients and attachments are the caller's. */
export function staffIntakeMail(
  submission: IntakeRecord,
  documents: readonly DeliveredDocument[],
  { isAddressTaken = true } = {},
): Omit<MailMessage, 'attachments'> {
  const { reference, receivedAt, partner, answers } = submission;
  const source = partner === undefined ? 'via de website' : `via ${partner}`;
  const { subjectPrefix, ...mark } = spamMark(submission);
  const answer = wayToAnswer(submission, { isAddressTaken });
  const { claims, hints } = compareClaims(submission);
  const rendered = renderMail({
    preview: `${answers.company_name}, ${documentCount(documents.length)}, ${source}`,
    title: 'Nieuw dossier',
    reference,
    status: 'open',
    lead: `Ingediend ${source} op ${timeInWords(receivedAt)}.`,
    ...mark,
    sections: [
      ...intakeSteps.map((step) => stepSection(submission, step, hints)),
      ...claims,
      documentSection(documents),
    ],
    closing: [answer.closing],
  });
  return {
    ...answer.head,
    subject: `[${reference}] ${subjectPrefix}Nieuw dossier: ${shortened(answers.company_name)}`,
    ...rendered,
  };
}

/** What the e-invoices say, and where the answers differ. Whatever becomes of it, the staff gets the case. */
function compareClaims(submission: IntakeRecord): { claims: MailSection[]; hints: FieldHint[] } {
  try {
    return { claims: claimsSection(submission), hints: disagreementHints(submission) };
  } catch {
    return { claims: [unreadableClaims], hints: [] };
  }
}

function stepSection(
  { answers, doubtful }: IntakeRecord,
  step: IntakeStep,
  disagreements: readonly FieldHint[],
): MailSection {
  const rows = fieldsOfStep(step).map((name): MailRow => {
    const { label, check } = intakeField(name);
    const isDoubtful = check !== undefined && doubtful.includes(name);
    const hints = [
      ...(isDoubtful ? [`Klopt dit nummer? Het is geen geldig ${check.subject}.`] : []),
      ...disagreements.filter(({ field }) => field === name).map(({ words }) => words),
    ];
    return {
      label,
      value: answers[name] === '' ? '(niet ingevuld)' : formatAnswer(name, answers[name]),
      ...(hints.length > 0 && { hint: hints.join(' ') }),
      ...hrefOf(name, answers[name]),
    };
  });
  return { title: stepTitles[step], rows };
}

function hrefOf(name: IntakeFieldName, answer: string): { href?: string } {
  const type = intakeField(name).input?.type;
  if (type === 'email') return { href: mailLink(answer) };
  const isDialled = type === 'tel' && /\d/.test(answer);
  return isDialled ? { href: `tel:${answer.replace(/[^\d+]/g, '')}` } : {};
}

function documentSection(documents: readonly DeliveredDocument[]): MailSection {
  const title = `Bijgevoegde documenten (${documents.length})`;
  const none = { label: 'Geen', value: 'Er werden geen documenten toegevoegd.' };
  return { title, rows: documents.length === 0 ? [none] : documents.map(documentRow), note: noteOn(documents) };
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

const caseFileNote = 'De bijlage ‘case.json’ is dit dossier voor een dossiersysteem.';

function noteOn(documents: readonly DeliveredDocument[]): string {
  const hasLinks = documents.some(({ kind }) => kind === 'linked' || kind === 'awaited');
  const isUnscanned = documents.some((delivered) => 'isScanned' in delivered && !delivered.isScanned);
  return [
    ...(hasLinks ? [`De links werken ${retentionDays.documentLinks} dagen.`] : []),
    ...(isUnscanned ? ['De documenten zijn niet op virussen gescand.'] : []),
    caseFileNote,
  ].join(' ');
}

function documentCount(count: number): string {
  return count === 1 ? '1 document' : `${count} documenten`;
}
