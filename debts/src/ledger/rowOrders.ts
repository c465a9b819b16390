import { compareDecimals, type Decimal } from '@incasso/contract/decimal';
import { invoiceOf } from '../row/sameness';
import type { LedgerRow } from './Ledger';

/** A row whose amount can be read */
export type RowWithAmount = { readonly row: LedgerRow; readonly amount: Decimal };

/** Each order ends with this one, so that no sum depends on the order of the rows. */
export function byId({ row: one }: RowWithAmount, { row: other }: RowWithAmount): number {
  return compareTexts(one.id, other.id);
}

/** Rows with an invoice number first, then the largest amounts */
export function byNumberAndAmount(one: RowWithAmount, other: RowWithAmount): number {
  return lacksNumber(one) - lacksNumber(other) || compareDecimals(other.amount, one.amount) || byId(one, other);
}

/** The smallest amount first; of equal ones that with a number, a disputed one, one that is due later or never */
export function bySmallerClaim(one: RowWithAmount, other: RowWithAmount): number {
  return (
    compareDecimals(one.amount, other.amount) ||
    lacksNumber(one) - lacksNumber(other) ||
    Number(other.row.isDisputed) - Number(one.row.isDisputed) ||
    compareTexts(other.row.dueDate || 'never', one.row.dueDate || 'never') ||
    byId(one, other)
  );
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function lacksNumber({ row }: RowWithAmount): number {
  return Number(invoiceOf(row) === '');
}
