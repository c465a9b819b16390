import { addDecimals } from '@incasso/contract/decimal';
import type { Money } from '../money/money';
import type { Debt } from '../row/Debt';
import { moneyOf } from '../row/moneyOf';
import { isSameDebtor } from '../row/sameness';

export type DebtorGroup = {
  /** The first name in the rows, or else the number. Empty if no row has either. */
  readonly debtor: string;
  readonly debts: readonly Debt[];
};

/**
 * Groups rows by debtor, whatever their order: first by enterprise number, then by name; a row with only a name joins
 * the number with that name if there is just one. Rows without a debtor form a group.
 */
export function groupByDebtor(debts: readonly Debt[]): DebtorGroup[] {
  const groups: Debt[][] = [];
  const hasNumber = ({ number }: Debt) => number !== '';
  for (const debt of [...debts.filter(hasNumber), ...debts.filter((each) => !hasNumber(each))]) {
    const matching = groups.filter((members) => members.some((member) => isSameDebtor(member, debt)));
    const [group] = matching.length > 1 ? matching.filter((members) => !members.some(hasNumber)) : matching;
    if (group === undefined) groups.push([debt]);
    else group.push(debt);
  }
  const positionOf = (debt: Debt | undefined) => (debt === undefined ? -1 : debts.indexOf(debt));
  for (const members of groups) members.sort((one, other) => positionOf(one) - positionOf(other));
  groups.sort(([one], [other]) => positionOf(one) - positionOf(other));
  return groups.map((members) => ({
    debtor: [...members.map(({ debtor }) => debtor), ...members.map(({ number }) => number)].find(Boolean) ?? '',
    debts: members,
  }));
}

/** The sum of rows by currency, in their order. Ignores invalid amounts. */
export function sumsOf(debts: readonly Debt[]): Money[] {
  const sums = new Map<string, string>();
  for (const money of debts.map(moneyOf)) {
    if (money !== undefined) sums.set(money.currency, addDecimals(sums.get(money.currency) ?? '0.00', money.amount));
  }
  return Array.from(sums, ([currency, amount]) => ({ amount, currency }));
}

export type DebtorTotal = Money & { readonly debtor: string };

export function totalsByDebtor(debts: readonly Debt[]): DebtorTotal[] {
  return groupByDebtor(debts).flatMap((group) => sumsOf(group.debts).map((sum) => ({ ...sum, debtor: group.debtor })));
}

export function countDebtors(debts: readonly Debt[]): number {
  return groupByDebtor(debts).filter(({ debtor }) => debtor !== '').length;
}
