import { addDays, daysBetween, type IsoDate } from '@incasso/contract/isoDate';
import { addDecimals, shareOf, type Decimal } from '@incasso/contract/decimal';
import { daysOfYear, lastDayOfHalfYear, missingHalfYear, rateOn, type InterestRates } from './halfYears';

/** Money in one currency. Amounts are exact; only the interest of a period is rounded, to the cent. */
export type OverdueDebt = {
  /** The amount due at the due date; above 0 */
  readonly principal: Decimal;
  readonly dueDate: IsoDate;
  /** The last day, inclusive */
  readonly until: IsoDate;
};

export type InterestReckoning = {
  /** In chronological order */
  readonly periods: readonly InterestPeriod[];
  readonly principal: Decimal;
  /** Absent when no day counts. */
  readonly counted?: CountedInterest;
};

/** A sum of interest with its last day, without which no sum is shown */
export type CountedInterest = {
  readonly interest: Decimal;
  readonly to: IsoDate;
  /** The first day that counts at a rate not published yet. Absent when every rate is published. */
  readonly provisionalFrom?: IsoDate;
};

/** Days with the same rate: principal × `rate` % × `days` / `daysOfYear` = `interest`. */
export type InterestPeriod = {
  /** Inclusive */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly days: number;
  /** Per year, in percent */
  readonly rate: Decimal;
  /** 366 in a leap year, so that a year's interest never exceeds its rate */
  readonly daysOfYear: 365 | 366;
  /** To the cent, half a cent rounded up */
  readonly interest: Decimal;
};

/**
 * Interest on late payment between businesses, simple interest by the day, from the day after the due date: by law,
 * without a reminder (law of 2 August 2002, article 5). No day counts when it begins before the first of `rates`.
 */
export function reckonInterest({ principal, dueDate, until }: OverdueDebt, rates: InterestRates): InterestReckoning {
  const periods: InterestPeriod[] = [];
  let to = dueDate;
  while (to < until) {
    const from = addDays(to, 1);
    const rate = rateOn(rates, from);
    if (rate === undefined) return { periods, principal };
    to = lesserDate(lastDayOfHalfYear(from), until);
    periods.push(periodOf(principal, { from, to, rate }));
  }
  if (periods.length === 0) return { periods, principal };
  const interest = addDecimals('0.00', ...periods.map((period) => period.interest));
  const provisionalFrom = periods.find(({ from }) => missingHalfYear(rates, from) !== undefined)?.from;
  return { periods, principal, counted: { interest, to, ...(provisionalFrom !== undefined && { provisionalFrom }) } };
}

function periodOf(principal: Decimal, { from, to, rate }: { from: IsoDate; to: IsoDate; rate: Decimal }) {
  const days = daysBetween(from, to) + 1;
  const ofYear = daysOfYear(from);
  const interest = shareOf(principal, [rate, days], 100 * ofYear);
  return { from, to, days, rate, daysOfYear: ofYear, interest };
}

function lesserDate(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}
