import { addDecimals, type Decimal } from '@incasso/contract/decimal';
import { dueDayOf } from '@incasso/debts/dueDayOf';
import type { IsoDate } from '@incasso/contract/isoDate';
import type { Debt } from '@incasso/debts/Debt';
import { moneyOf } from '@incasso/debts/moneyOf';
import type { InterestRates } from '@incasso/debts/halfYears';
import { reckonInterest, type InterestReckoning } from '@incasso/debts/reckonInterest';
import { groupByDebtor } from '@incasso/debts/totalsByDebtor';

/** What may be claimed for overdue invoices on a day, in one currency. */
export type Estimate = {
  readonly currency: string;
  readonly principal: Decimal;
  readonly interest: Decimal;
  /** The last day that every sum includes. */
  readonly to: IsoDate;
  /** Number of debtors. */
  readonly debtors: number;
  /** Whether a debtor disputes any of it. */
  readonly isDisputed: boolean;
  readonly invoices: readonly { readonly id: string; readonly number: string; readonly reckoning: InterestReckoning }[];
};

/**
 * The estimates by currency, each in row order. Omits rows that bear no interest here: without a due date, not yet due,
 * without an amount, or with days without a known rate.
 */
export function estimateInterest(debts: readonly Debt[], until: IsoDate, rates: InterestRates): Estimate[] {
  const overdue = debts.flatMap((debt) => {
    const money = moneyOf(debt);
    const dueDate = dueDayOf(debt);
    if (money === undefined || !isAboveZero(money.amount) || dueDate === undefined || dueDate >= until) return [];
    const reckoning = reckonInterest({ principal: money.amount, dueDate, until }, rates);
    const { counted } = reckoning;
    return counted === undefined ? [] : [{ debt, currency: money.currency, reckoning, counted }];
  });
  return [...new Set(overdue.map(({ currency }) => currency))].map((currency): Estimate => {
    const rows = overdue.filter((row) => row.currency === currency);
    const ofRows = rows.map(({ debt }) => debt);
    return {
      currency,
      principal: addDecimals(...rows.map(({ reckoning }) => reckoning.principal)),
      interest: addDecimals(...rows.map(({ counted }) => counted.interest)),
      to: rows.map(({ counted }) => counted.to).reduce((first, day) => (day < first ? day : first)),
      debtors: groupByDebtor(ofRows).length,
      isDisputed: ofRows.some(({ isDisputed }) => isDisputed),
      invoices: rows.map(({ debt, reckoning }) => ({ id: debt.id, number: debt.invoice, reckoning })),
    };
  });
}

function isAboveZero(amount: Decimal): boolean {
  return !amount.startsWith('-') && /[1-9]/.test(amount);
}
