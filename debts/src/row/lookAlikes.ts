import type { Debt } from './Debt';
import { sameness } from './sameness';

/** The other rows that may be of the same invoice, unless the visitor said that they are not. */
export function lookAlikes<Row extends Debt>(debt: Debt, debts: readonly Row[]): Row[] {
  return debts.filter((other) => isLookAlike(debt, other));
}

export function isLookAlike(one: Debt, other: Debt): boolean {
  const isApart = one.apartFrom?.includes(other.id) === true || other.apartFrom?.includes(one.id) === true;
  return one.id !== other.id && !isApart && sameness(one, other) !== 'two';
}

/** The rows after the answer that this one is of another invoice than those that look like it. */
export function keepApart(debts: readonly Debt[], id: string): Debt[] {
  return debts.map((debt) => {
    if (debt.id !== id) return debt;
    const others = lookAlikes(debt, debts).map((other) => other.id);
    return { ...debt, apartFrom: [...(debt.apartFrom ?? []), ...others] };
  });
}
