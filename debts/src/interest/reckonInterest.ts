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
  /** The amount due at the due date. Above zero. */
  readonly principal: Decimal;
  readonly dueDate: IsoDate;
  /** The last day that counts. */
  readonly until: IsoDate;
  /** Part payments, in any order; those after `until` do not count. */
  readonly payments?: readonly { readonly date: IsoDate; readonly amount: Decimal }[];
};

export type InterestReckoning = {
  /** Periods and payments, in the order of time. */
  readonly steps: readonly InterestStep[];
  /** The rest of the principal. */
  readonly principal: Decimal;
  /** What is left of the interest. Absent where no day counts. */
  readonly counted?: CountedInterest;
  /** The first day without a rate, where the sum stops. Absent when it covers every day. */
  readonly unknownFrom?: IsoDate;
};

/** A sum of interest, never without the last day that it counts. */
export type CountedInterest = { readonly interest: Decimal; readonly to: IsoDate };

export type InterestStep = InterestPeriod | InterestPayment;

/** Days with the same principal and the same rate: `principal` × `rate` % × `days` / `daysOfYear` = `interest`. */
export type InterestPeriod = {
  readonly kind: 'period';
  /** Both days count. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly days: number;
  readonly principal: Decimal;
  /** A year, in percent. */
  readonly rate: Decimal;
  /** 366 in a leap year: a year's interest is never more than its rate. */
  readonly daysOfYear: 365 | 366;
  /** To the cent, half a cent up. */
  readonly interest: Decimal;
};

export type InterestPayment = {
  readonly kind: 'payment';
  readonly date: IsoDate;
  readonly amount: Decimal;
  /** The part that pays interest, which comes first, and the part that pays principal. The rest pays nothing. */
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
