import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import { formatMoney } from '@incasso/debts/claimLines';
import { findDisagreements, type Disagreement } from '@incasso/debts/findDisagreements';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';

/** Fields that are compared with the e-invoices. Contact persons and addresses differ too often to be of use. */
const comparedFields: readonly IntakeFieldName[] = ['company_name', 'vat_number', 'bank_account'];
const maxListed = 5;

export type FieldHint = { readonly field: IntakeFieldName; readonly words: string };

/** Hints by field, where an answer and the e-invoices differ. Only hints: both may be right. */
export function disagreementHints({ answers, invoices }: Pick<IntakeRecord, 'answers' | 'invoices'>): FieldHint[] {
  if (invoices.length === 0) return [];
  const found = findDisagreements(
    answers,
    invoices.map(({ invoice }) => invoice),
  );
  const unnamed = numbersOf(found, 'unnamed_invoice');
  const otherAmounts = numbersOf(found, 'other_amount');
  const unread = found.flatMap((one) => (one.kind === 'unread_amount' ? [formatMoney(one.amount, 'EUR')] : []));
  return [
    ...found.flatMap((one) =>
      one.kind === 'answer' && comparedFields.includes(one.field)
        ? [{ field: one.field, words: `Kijk na: de e-factuur zegt ${one.read}.` }]
        : [],
    ),
    ...hint(unnamed, (list) => `Kijk na: deze e-facturen staan niet in de tekst: ${list}.`),
    ...hint(otherAmounts, (list) => `Kijk na: de e-factuur noemt een ander bedrag voor ${list}.`),
    ...hint(unread, (list) => `Kijk na: geen e-factuur noemt ${list}.`),
  ];
}

function numbersOf(found: readonly Disagreement[], kind: 'unnamed_invoice' | 'other_amount'): string[] {
  return found.flatMap((one) => (one.kind === kind ? [one.number] : []));
}

function hint(items: readonly string[], words: (list: string) => string): FieldHint[] {
  if (items.length === 0) return [];
  const more = items.length > maxListed ? ` en ${items.length - maxListed} meer` : '';
  return [{ field: 'invoices_terms', words: words(items.slice(0, maxListed).join(', ') + more) }];
}
