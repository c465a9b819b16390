import { absoluteDecimal, compareDecimals, negateDecimal } from '@incasso/contract/decimal';
import { readMoney, type Money } from '../money/money';
import type { DebtValues } from './debtFields';

/** The row's share of a total: below zero for a credit. `undefined` if the amount is invalid. */
export function moneyOf({ amount, isCredit }: Pick<DebtValues, 'amount' | 'isCredit'>): Money | undefined {
  const money = readMoney(amount);
  if (money === undefined || !isCredit || compareDecimals(money.amount, '0.00') === 0) return money;
  return { ...money, amount: negateDecimal(absoluteDecimal(money.amount)) };
}
