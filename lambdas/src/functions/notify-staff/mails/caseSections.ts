import {
  formatAnswer,
  intakeField,
  intakeFieldNames,
  intakeFields,
  type IntakeFieldName,
} from '@incasso/contract/intakeFields';
import { answersOf } from '@incasso/debts/answersOf';
import { lettersAndDigits } from '@incasso/debts/sameness';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { answerRow, notFilledIn } from './answerRows';
import { agreementRows } from './agreementRows';
import { comparedInvoicesSection, invoicesSection, unreadableInvoices } from './invoicesSection';

type CaseContent = Pick<
  IntakeRecord,
  'answers' | 'debts' | 'doubtful' | 'invoices' | 'documents' | 'agreement' | 'partnerReference'
>;

/** The answers that say who the client is and how to reach him. */
const factLabels: Partial<Record<IntakeFieldName, string>> = {
  company_name: 'Cliënt',
  contact_person: intakeField('contact_person').label,
  phone: intakeField('phone').label,
  email: intakeField('email').label,
};

/** The client and how to reach him, for the lines below the reference. Empty answers have none. */
export function clientFacts(content: CaseContent): MailRow[] {
  const { hints } = compareInvoices(content);
  return answeredRows(content, hints, (name) => factLabels[name]);
}

/**
 * The visitor's other answers with hints, between the partner's reference and their agreement to the terms, and the
 * data of the e-invoices.
 */
export function caseSections(content: CaseContent): MailSection[] {
  const { invoices, hints } = compareInvoices(content);
  const { answers, agreement } = content;
  const isFact = (name: IntakeFieldName) => factLabels[name] !== undefined;
  const rows = [
    ...partnerReferenceRows(content),
    ...answeredRows(content, hints, (name) => (isFact(name) ? undefined : intakeField(name).label)),
    ...notFilledIn(intakeFields, answers),
    ...agreementRows(agreement).slice(0, 1),
  ];
  return [{ title: 'Ingevuld door de cliënt', rows }, ...invoices];
}

export function partnerReferenceRows({ partnerReference }: Pick<CaseContent, 'partnerReference'>): MailRow[] {
  return partnerReference === undefined ? [] : [{ label: 'Referentie van de partner', value: partnerReference }];
}

/** Data of the e-invoices, and hints where answers differ. An error here must not block the staff's mail. */
function compareInvoices(content: CaseContent): { invoices: MailSection[]; hints: Disagreement[] } {
  try {
    const hints = disagreementHints(content);
    return { invoices: hints.length > 0 ? comparedInvoicesSection(content) : invoicesSection(content), hints };
  } catch {
    return { invoices: [unreadableInvoices], hints: [] };
  }
}

/** The filled-in answers that have a label, with hints. */
function answeredRows(
  { answers, doubtful }: CaseContent,
  disagreements: readonly Disagreement[],
  labelOf: (name: IntakeFieldName) => string | undefined,
): MailRow[] {
  return intakeFieldNames.flatMap((name) => {
    const label = labelOf(name);
    if (label === undefined || answers[name] === '') return [];
    const { check } = intakeField(name);
    const isDoubtful = check !== undefined && doubtful.includes(name);
    const hints = [
      ...(isDoubtful ? [`${check.question} Het is geen ${check.subject}.`] : []),
      ...disagreements.filter(({ field }) => field === name).map(({ words }) => words),
    ];
    return [
      {
        ...answerRow(intakeField(name), answers[name]),
        label,
        ...(hints.length > 0 && { hint: hints.join(' ') }),
      },
    ];
  });
}

/** Fields that are compared with the e-invoices. Contact persons and addresses differ too often to be useful. */
const comparedFields = ['company_name', 'vat_number', 'bank_account'] as const;

type Disagreement = { readonly field: IntakeFieldName; readonly words: string };

/** Hints by field, where an answer differs from the e-invoices' seller. Only hints: both may be right. */
function disagreementHints({ answers, invoices }: Pick<IntakeRecord, 'answers' | 'invoices'>): Disagreement[] {
  const read = answersOf(invoices.map(({ invoice }) => invoice));
  return comparedFields.flatMap((field) => {
    const [answer, other = ''] = [formatAnswer(field, answers[field]), read[field]];
    const agrees = answer === '' || other === '' || lettersAndDigits(answer) === lettersAndDigits(other);
    return agrees ? [] : [{ field, words: `Kijk na: de e-factuur zegt ${other}.` }];
  });
}
