import {
  formatAnswer,
  isIntakeFieldName,
  type IntakeAnswers,
  type IntakeFieldName,
} from '@incasso/contract/intakeFields';
import { composeClaims, type Claims } from '../claims/composeClaims';
import { absoluteDecimal, readDecimal, type Decimal } from '@incasso/contract/decimal';
import type { Invoice } from '@incasso/documents/Invoice';
import { invoiceLimits } from '@incasso/documents/invoiceLimits';
import { answersOf } from './answersOf';

/** Where a visitor's answers and the e-invoices differ. */
export type Disagreement =
  /** A field differs from the invoices. */
  | { readonly kind: 'answer'; readonly field: IntakeFieldName; readonly answer: string; readonly read: string }
  /** The text of `invoices_terms` does not name this invoice. */
  | { readonly kind: 'unnamed_invoice'; readonly number: string }
  /** It names the invoice but not the amount due. */
  | { readonly kind: 'other_amount'; readonly number: string }
  /** It names an amount that no invoice has. */
  | { readonly kind: 'unread_amount'; readonly amount: Decimal };

/**
 * Compares answers with the invoices, ignoring white space, capitals and number formats. Empty answers agree. A
 * difference may be right: an invoice of the case may have come as a PDF.
 */
export function findDisagreements(answers: IntakeAnswers, invoices: readonly Invoice[]): Disagreement[] {
  const claims = composeClaims(invoices);
  const text = answers.invoices_terms;
  return [
    ...answersThatDiffer(answers, invoices),
    ...claimsThatDiffer(text, claims),
    ...amountsThatDiffer(text, invoices, claims),
  ];
}

function answersThatDiffer(answers: IntakeAnswers, invoices: readonly Invoice[]): Disagreement[] {
  return Object.entries(answersOf(invoices)).flatMap(([field, read]): Disagreement[] => {
    if (!isIntakeFieldName(field)) return [];
    const answer = formatAnswer(field, answers[field]);
    return answer === '' || alike(answer) === alike(read) ? [] : [{ kind: 'answer', field, answer, read }];
  });
}

function claimsThatDiffer(text: string, { claims }: Claims): Disagreement[] {
  return claims.flatMap(({ invoice: { number }, due }): Disagreement[] => {
    const lines = text.split('\n').filter((line) => alike(line).includes(alike(number)));
    if (lines.length === 0) return [{ kind: 'unnamed_invoice', number }];
    const amounts = lines.flatMap((line) => amountsIn(line, /^/));
    return amounts.includes(due) ? [] : [{ kind: 'other_amount', number }];
  });
}

function amountsThatDiffer(text: string, invoices: readonly Invoice[], { claims, asides, totals }: Claims) {
  const amounts: (Decimal | undefined)[] = [
    ...invoices.flatMap(({ amounts }) => Object.values(amounts)),
    ...[...claims, ...totals].map(({ due }) => due),
    ...asides.map(({ amount }) => amount),
  ];
  // The text's are read without their sign.
  const read = new Set(amounts.map((amount) => amount && absoluteDecimal(amount)));
  const unread = new Set(amountsIn(text, /€|eur|,\d\d/i).filter((amount) => !read.has(amount)));
  return [...unread].map((amount) => ({ kind: 'unread_amount', amount }) as const);
}

/** The numbers in a text, with the currency sign where there is one. */
function amountsIn(text: string, mark: RegExp): Decimal[] {
  const written =
    /(?:€ ?|\beur ?)?\b(?:\d{1,3}(?:[. \u00a0]\d{3})+(?!\d)|\d+)(?:,\d\d?(?!\d))?(?: ?(?:€|euro?\b)(?! ?\d))?/gi;
  return (text.match(written) ?? [])
    .filter((amount) => mark.test(amount))
    .flatMap((amount) => readDecimal(amount.replace(/[^\d,]/g, '').replace(',', '.'), invoiceLimits.maxDigits) ?? []);
}

function alike(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
