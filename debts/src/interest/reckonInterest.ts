import { addDays, daysBetween, type IsoDate } from '@incasso/contract/isoDate';
import {
  addDecimals,
  compareDecimals,
  lesserDecimal,
  shareOf,
  subtractDecimals,
  type Decimal,
} from '@incasso/contract/decimal';
import { daysOfYear, lastDayOfHalfYear, rateOn, type InterestRates } from './halfYears';

/** Money in one currency. Amounts are exact; only the interest of a period is rounded, to the cent. */
export type OverdueDebt = {
  /** The amount due at the due date; above 0 */
  readonly principal: Decimal;
  readonly dueDate: IsoDate;
  /** The last day, inclusive */
  readonly until: IsoDate;
  /** Part payments in any order; those after `until` are ignored. */
  readonly payments?: readonly { readonly date: IsoDate; readonly amount: Decimal }[];
};

export type InterestReckoning = {
  /** Periods and payments, in chronological order */
  readonly steps: readonly InterestStep[];
  /** The remaining principal */
  readonly principal: Decimal;
  /** The remaining interest. Absent when no day counts. */
  readonly counted?: CountedInterest;
  /** The first day without a rate, where the sum ends. Absent when every day has one. */
  readonly unknownFrom?: IsoDate;
};

/** A sum of interest with its last day, so that none is shown without it */
export type CountedInterest = { readonly interest: Decimal; readonly to: IsoDate };

export type InterestStep = InterestPeriod | InterestPayment;

/** Days with the same principal and the same rate: `principal` × `rate` % × `days` / `daysOfYear` = `interest`. */
export type InterestPeriod = {
  readonly kind: 'period';
  /** Inclusive */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly days: number;
  readonly principal: Decimal;
  /** Per year, in percent */
  readonly rate: Decimal;
  /** 366 in a leap year: a year's interest is never more than its rate. */
  readonly daysOfYear: 365 | 366;
  /** To the cent, half a cent rounded up */
  readonly interest: Decimal;
};

export type InterestPayment = {
  readonly kind: 'payment';
  readonly date: IsoDate;
  readonly amount: Decimal;
  /** The part for interest, which comes first, and the part for principal. An overpayment counts for neither. */
  readonly toInterest: Decimal;
  readonly toPrincipal: Decimal;
};

type State = { readonly steps: readonly InterestStep[]; readonly interest: Decimal; readonly principal: Decimal };

/**
 * Interest on late payment between businesses, simple interest by the day, from the day after the due date: by law,
 * without a reminder (law of 2 August 2002, article 5). The day of a payment still counts with the principal before it;
 * a payment goes to the interest first, and then to the principal (old Civil Code, article 1254, the same in its book
 * 5). Never reckons with a rate that is not in `rates`.
 */
// claim: interest
export function reckonInterest(
  { principal, dueDate, until, payments = [] }: OverdueDebt,
  rates: InterestRates,
): InterestReckoning {
  const counted = payments.filter(({ date }) => date <= until).sort((one, other) => (one.date < other.date ? -1 : 1));
  let state: State = { steps: [], interest: '0.00', principal };
  let to = dueDate;
  for (const payment of [...counted, undefined]) {
    for (const end = payment?.date ?? until; to < end;) {
      const from = addDays(to, 1);
      const rate = rateOn(rates, from);
      if (rate === undefined) return { ...reckoningOf(state, { dueDate, to }), unknownFrom: from };
      to = lesserDate(lastDayOfHalfYear(from), end);
      state = addPeriod(state, { from, to, rate });
    }
    if (payment !== undefined) state = addPayment(state, payment);
  }
  return reckoningOf(state, { dueDate, to });
}

function reckoningOf(
  { steps, interest, principal }: State,
  { dueDate, to }: { readonly dueDate: IsoDate; readonly to: IsoDate },
): InterestReckoning {
  return { steps, principal, ...(to > dueDate && { counted: { interest, to } }) };
}

function addPeriod(
  { steps, interest, principal }: State,
  { from, to, rate }: { from: IsoDate; to: IsoDate; rate: Decimal },
): State {
  if (compareDecimals(principal, '0.00') <= 0) return { steps, interest, principal };
  const days = daysBetween(from, to) + 1;
  const period: InterestPeriod = {
    kind: 'period',
    from,
    to,
    days,
    principal,
    rate,
    daysOfYear: daysOfYear(from),
    interest: shareOf(principal, [rate, days], 100 * daysOfYear(from)),
  };
  return { steps: [...steps, period], interest: addDecimals(interest, period.interest), principal };
}

function addPayment(
  { steps, interest, principal }: State,
  { date, amount }: { date: IsoDate; amount: Decimal },
): State {
  const toInterest = lesserDecimal(amount, interest);
  const toPrincipal = lesserDecimal(subtractDecimals(amount, toInterest), principal);
  return {
    steps: [...steps, { kind: 'payment', date, amount, toInterest, toPrincipal }],
    interest: subtractDecimals(interest, toInterest),
    principal: subtractDecimals(principal, toPrincipal),
  };
}

function lesserDate(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}
