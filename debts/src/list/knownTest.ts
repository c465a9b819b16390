import type { Debt } from '../row/Debt';
import type { DebtValues } from '../row/debtFields';
import { invoiceOf, isSameDebtor, sameInvoiceBy } from '../row/sameness';

/** A function that tells whether the table has, or may have, the invoice of a list's row. */
export function knownTest(debts: readonly Debt[]): (values: DebtValues) => boolean {
  const byNumber = new Map<string, Debt[]>();
  for (const debt of debts) {
    const number = invoiceOf(debt);
    byNumber.set(number, [...(byNumber.get(number) ?? []), debt]);
  }
  return (values) => {
    const number = invoiceOf(values);
    const candidates = number === '' ? debts : [...(byNumber.get(number) ?? []), ...(byNumber.get('') ?? [])];
    return candidates.some((debt) => sameInvoiceBy(debt, values) !== undefined && isSameDebtor(debt, values) !== false);
  };
}
