import { addDecimals } from '@incasso/contract/decimal';
import { readMoney, type Money } from '../src/money/money';
import type { Debt } from '../src/row/Debt';

/** The sum of rows by currency, in their order, credit notes below zero. Ignores invalid amounts. */
export function sumsOf(debts: readonly Pick<Debt, 'amount'>[]): Money[] {
  const sums = new Map<string, string>();
  for (const { amount, currency } of debts.flatMap((debt) => readMoney(debt.amount) ?? []))
    sums.set(currency, addDecimals(sums.get(currency) ?? '0.00', amount));
  return Array.from(sums, ([currency, amount]) => ({ amount, currency }));
}
