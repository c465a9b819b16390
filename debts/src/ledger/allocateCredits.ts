import { absoluteDecimal, lesserDecimal, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { invoiceOf } from '../row/sameness';
import type { LedgerRow } from './Ledger';
import { byAmount, type RowWithAmount } from './rowOrders';

/**
 * Sets credit notes off against the invoices of the same debtor and currency. Returns what is left of each row, not
 * below zero: of an invoice what is open, of a credit note what no invoice takes.
 *
 * 1. A credit note lowers the invoices that it names: that is what it is for.
 * 2. What is left, and credit notes that name none, lower the others in the given order, as the Civil Code imputes a
 *    payment for which no debt was named: debts that are due before others, then the oldest.
 *
 * Credit notes that name fewer invoices come first: one that names several leaves them what only they can lower.
 *
 * @param invoices In the order of step 2
 */
export function allocateCredits(
  invoices: readonly RowWithAmount[],
  credits: readonly RowWithAmount[],
): ReadonlyMap<LedgerRow, Decimal> {
  const left = new Map([...invoices, ...credits].map(({ row, amount }) => [row, absoluteDecimal(amount)]));
  const leftOf = (row: LedgerRow) => left.get(row) ?? '0.00';
  const lower = (credit: LedgerRow, targets: readonly RowWithAmount[]) => {
    for (const { row } of targets) {
      const part = lesserDecimal(leftOf(row), leftOf(credit));
      left.set(row, subtractDecimals(leftOf(row), part));
      left.set(credit, subtractDecimals(leftOf(credit), part));
    }
  };
  const named = [...credits]
    .sort(byAmount)
    .map(({ row: credit }) => {
      const numbers = creditedInvoices(credit);
      return { credit, targets: invoices.filter(({ row }) => numbers.includes(invoiceOf(row))) };
    })
    .sort((one, other) => one.targets.length - other.targets.length);
  for (const { credit, targets } of named) lower(credit, targets);
  for (const { credit } of named) lower(credit, invoices);
  return left;
}

/** The numbers of the invoices that a credit note names, as `invoiceOf` gives them */
export function creditedInvoices({ creditedInvoice }: LedgerRow): string[] {
  return creditedInvoice
    .split(/,\s+/)
    .map((invoice) => invoiceOf({ invoice }))
    .filter((number) => number !== '');
}
