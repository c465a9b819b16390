import { compareDecimals, type Decimal } from '@incasso/contract/decimal';
import { debtFieldNames } from '../row/debtFields';
import { invoiceOf } from '../row/sameness';
import type { LedgerRow } from './Ledger';

export type RowWithAmount = { readonly row: LedgerRow; readonly amount: Decimal };

/** Each order ends with this one, so that no sum depends on the order in which rows came, and so on their ids. */
function byContent({ row: one }: RowWithAmount, { row: other }: RowWithAmount): number {
  return compareTexts(contentOf(one), contentOf(other)) || compareTexts(one.id, other.id);
}

function contentOf(row: LedgerRow): string {
  return JSON.stringify([debtFieldNames.map((name) => row[name]), row.source.kind]);
}

/** The smallest amount first: what is covered whole has no compensation, so that the claim is never too much. */
export function byAmount(one: RowWithAmount, other: RowWithAmount): number {
  return compareDecimals(one.amount, other.amount) || byContent(one, other);
}

/** Rows with an invoice number first, then the largest amounts */
export function byNumberAndAmount(one: RowWithAmount, other: RowWithAmount): number {
  return lacksNumber(one) - lacksNumber(other) || compareDecimals(other.amount, one.amount) || byContent(one, other);
}

/** The smallest amount first; of equal ones that with a number, a disputed one, one that is due later or never */
export function bySmallerClaim(one: RowWithAmount, other: RowWithAmount): number {
  return (
    compareDecimals(one.amount, other.amount) ||
    lacksNumber(one) - lacksNumber(other) ||
    Number(other.row.isDisputed) - Number(one.row.isDisputed) ||
    compareTexts(other.row.dueDate || 'never', one.row.dueDate || 'never') ||
    byContent(one, other)
  );
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function lacksNumber({ row }: RowWithAmount): number {
  return Number(invoiceOf(row) === '');
}
