import { groupByDebtor, type DebtorGroup } from '../row/groupByDebtor';
import { invoiceOf, isCredit } from '../row/sameness';
import { creditedInvoices } from './allocateCredits';
import type { LedgerRow } from './Ledger';

/**
 * Groups rows by debtor. A credit note without a debtor belongs to the debtor of the invoice that it names, if just one
 * has it: in a group of its own it would leave that debtor's claim too high.
 */
export function rowsByDebtor(rows: readonly LedgerRow[]): DebtorGroup<LedgerRow>[] {
  const groups = groupByDebtor(rows);
  const known = groups.filter(({ debtor }) => debtor !== '');
  const ownerOf = (credit: LedgerRow) => {
    const numbers = creditedInvoices(credit);
    const [owner, ...others] = known.filter(({ debts }) => debts.some((debt) => numbers.includes(invoiceOf(debt))));
    return others.length === 0 ? owner : undefined;
  };
  const nameless = groups.filter((group) => !known.includes(group)).flatMap(({ debts }) => debts);
  const owners = new Map(nameless.filter(isCredit).map((credit) => [credit, ownerOf(credit)]));
  const isOf = (group: DebtorGroup<LedgerRow>, row: LedgerRow) => (owners.get(row) ?? group) === group;
  return groups
    .map((group) => ({
      ...group,
      debts: [...group.debts.filter((row) => isOf(group, row)), ...nameless.filter((row) => owners.get(row) === group)],
    }))
    .filter(({ debts }) => debts.length > 0);
}
