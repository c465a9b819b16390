import { formatIban } from '@incasso/contract/bankAccount';
import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { intakeFieldNames, intakeFields, type IntakeFieldName } from '@incasso/contract/intakeFields';
import { retentionDays } from '@incasso/contract/retention';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import { mailLink } from '../../../mail/mailLink';
import type { Mail } from '../../../mail/Mailer';
import { inWords, sizeInWords } from '../../../mail/mailWords';
import { renderMail } from '../../../mail/renderMail';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import type { DeliveredDocument } from '../DeliveredDocument';
import { shortened } from './shortened';
import { spamMark } from './spamMark';
import { wayToAnswer } from './wayToAnswer';

const steps = [
  { step: 1, title: 'Bedrijfsgegevens' },
  { step: 2, title: 'Contact' },
  { step: 3, title: 'Documenten' },
] as const;

const doubts: Partial<Record<IntakeFieldName, string>> = {
  vat_number: 'Klopt dit nummer? Het is geen geldig KBO-nummer.',
  phone: 'Klopt dit nummer? Het is geen geldig telefoonnummer.',
  bank_account: 'Klopt dit nummer? Het is geen geldig IBAN-nummer.',
};

/** The mail by which the staff learns of a case. Its recipients and attachments are the caller's. */
export function staffIntakeMail(
  submission: IntakeRecord,
  documents: readonly DeliveredDocument[],
  { isAddressTaken = true } = {},
): Omit<Mail, 'to' | 'attachments'> {
  const { reference, receivedAt, partner, answers } = submission;
  const source = partner === undefined ? 'via de website' : `via ${partner}`;
  const { subjectPrefix, ...mark } = spamMark(submission);
  const answer = wayToAnswer(submission, { isAddressTaken });
  const rendered = renderMail({
    preview: `${answers.company_name}, ${documentCount(documents.length)}, ${source}`,
    title: 'Nieuw dossier',
    reference,
    status: 'open',
    lead: `Ingediend ${source} op ${inWords(receivedAt)}.`,
    ...mark,
    sections: [...steps.map((step) => stepSection(submission, step)), documentSection(documents)],
    closing: [answer.closing],
  });
  return {
    ...answer.head,
    subject: `[${reference}] ${subjectPrefix}Nieuw dossier: ${shortened(answers.company_name)}`,
    ...rendered,
  };
}

function stepSection({ answers, doubtful }: IntakeRecord, { step, title }: (typeof steps)[number]): MailSection {
  const rows = intakeFieldNames
    .filter((name) => intakeFields[name].step === step)
    .map((name): MailRow => {
      const hint = doubtful.includes(name) ? doubts[name] : undefined;
      return {
        label: intakeFields[name].label,
        value: answers[name] === '' ? '(niet ingevuld)' : valueOf(name, answers[name]),
        ...(hint !== undefined && { hint }),
        ...hrefOf(name, answers[name]),
      };
    });
  return { title, rows };
}

function valueOf(name: IntakeFieldName, answer: string): string {
  if (name === 'vat_number') return formatCompanyNumber(answer);
  return name === 'bank_account' ? formatIban(answer) : answer;
}

function hrefOf(name: IntakeFieldName, answer: string): { href?: string } {
  if (name === 'email') return { href: mailLink(answer) };
  const isDialled = name === 'phone' && /\d/.test(answer);
  return isDialled ? { href: `tel:${answer.replace(/[^\d+]/g, '')}` } : {};
}

function documentSection(documents: readonly DeliveredDocument[]): MailSection {
  const title = `Bijgevoegde documenten (${documents.length})`;
  if (documents.length === 0)
    return { title, rows: [{ label: 'Geen', value: 'Er werden geen documenten toegevoegd.' }] };
  const note = noteOn(documents);
  return { title, rows: documents.map(documentRow), ...(note !== undefined && { note }) };
}

function documentRow(delivered: DeliveredDocument): MailRow {
  const { name, size } = delivered.document;
  const row = { label: sizeInWords(size), value: name };
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
      return { ...row, hint: 'Tegengehouden: de virusscan vond een bedreiging. Vraag de klant om een ander document.' };
    case 'unscannable':
      return { ...row, hint: 'Tegengehouden: de virusscan kon dit document niet lezen. Vraag de klant om een PDF.' };
  }
}

function noteOn(documents: readonly DeliveredDocument[]): string | undefined {
  const hasLinks = documents.some(({ kind }) => kind === 'linked' || kind === 'awaited');
  const isUnscanned = documents.some((delivered) => 'isScanned' in delivered && !delivered.isScanned);
  const notes = [
    ...(hasLinks ? [`De links werken ${retentionDays.documentLinks} dagen.`] : []),
    ...(isUnscanned ? ['De documenten zijn niet op virussen gescand.'] : []),
  ];
  return notes.length === 0 ? undefined : notes.join(' ');
}

function documentCount(count: number): string {
  return count === 1 ? '1 document' : `${count} documenten`;
}
