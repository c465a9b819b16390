import {
  fieldsOfStep,
  formatAnswer,
  intakeField,
  intakeSteps,
  stepTitles,
  type IntakeFieldName,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import { mailLink } from '../../../mail/html';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { agreementRows } from './agreementRows';
import { comparedInvoicesSection, invoicesSection, unreadableInvoices } from './invoicesSection';
import { disagreementHints, type Disagreement } from './disagreementHints';

type CaseContent = Pick<
  IntakeRecord,
  'answers' | 'doubtful' | 'invoices' | 'documents' | 'agreement' | 'partnerReference'
>;

/**
 * The partner's reference, the visitor's answers with hints, their agreement to the terms last, and the data of the
 * e-invoices.
 */
export function caseSections(content: CaseContent): MailSection[] {
  const { invoices, hints } = compareInvoices(content);
  return [...intakeSteps.map((step) => stepSection(content, step, hints)), ...invoices];
}

export const partnerReferenceLabel = 'Referentie van de partner';

/** The partner's own reference; empty without one. */
export function partnerReferenceRows({ partnerReference }: Pick<CaseContent, 'partnerReference'>): MailRow[] {
  return partnerReference === undefined ? [] : [{ label: partnerReferenceLabel, value: partnerReference }];
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

function stepSection(content: CaseContent, step: IntakeStep, disagreements: readonly Disagreement[]): MailSection {
  const { answers, doubtful, agreement } = content;
  const rows = fieldsOfStep(step).map((name): MailRow => {
    const { label, check } = intakeField(name);
    const isDoubtful = check !== undefined && doubtful.includes(name);
    const hints = [
      ...(isDoubtful ? [`${check.question} Het is geen ${check.subject}.`] : []),
      ...disagreements.filter(({ field }) => field === name).map(({ words }) => words),
    ];
    return {
      label,
      value: answerInWords(name, answers[name]),
      ...(hints.length > 0 && { hint: hints.join(' ') }),
      ...hrefOf(name, answers[name]),
    };
  });
  const [before, after] = [step === 1 ? partnerReferenceRows(content) : [], step === 3 ? agreementRows(agreement) : []];
  return { title: stepTitles[step], rows: [...before, ...rows, ...after] };
}

/** An answer as shown to the staff. */
export function answerInWords(name: IntakeFieldName, answer: string): string {
  return answer === '' ? '(niet ingevuld)' : formatAnswer(name, answer);
}

function hrefOf(name: IntakeFieldName, answer: string): { href?: string } {
  const type = intakeField(name).input?.type;
  if (type === 'email') return { href: mailLink(answer) };
  const isDialled = type === 'tel' && /\d/.test(answer);
  return isDialled ? { href: `tel:${answer.replace(/[^\d+]/g, '')}` } : {};
}
