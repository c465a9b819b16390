import { addDays, type IsoDate } from '@incasso/contract/isoDate';
import type { Decimal } from '@incasso/contract/decimal';
import type { HalfYear } from './interestRates.content';

export type InterestRates = Readonly<Record<HalfYear, Decimal>>;

export function halfYearOf(date: IsoDate): HalfYear {
  return `${Number(date.slice(0, 4))}-${date.slice(5, 7) < '07' ? 1 : 2}`;
}

export function lastDayOfHalfYear(date: IsoDate): IsoDate {
  const year = date.slice(0, 4);
  return date.slice(5, 7) < '07' ? `${year}-06-30` : `${year}-12-31`;
}

export function daysOfYear(date: IsoDate): 365 | 366 {
  return addDays(`${date.slice(0, 4)}-02-28`, 1).endsWith('29') ? 366 : 365;
}

/**
 * The yearly rate on a day in percent. After the last published half-year its rate applies provisionally; before the
 * first there is none.
 */
export function rateOn(rates: InterestRates, date: IsoDate): Decimal | undefined {
  const half = halfYearOf(date);
  const begun = Object.entries(rates).filter(([each]) => each <= half);
  return begun.sort(([one], [other]) => (one < other ? -1 : 1)).at(-1)?.[1];
}

export function lastKnownDay(rates: InterestRates): IsoDate {
  const [last = ''] = Object.keys(rates).sort().reverse();
  return last.replace(/-1$/, '-06-30').replace(/-2$/, '-12-31');
}

export function missingHalfYear(rates: InterestRates, date: IsoDate): HalfYear | undefined {
  const half = halfYearOf(date);
  return Object.hasOwn(rates, half) ? undefined : half;
}
