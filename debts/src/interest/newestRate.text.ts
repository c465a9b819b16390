import { formatDecimal } from '@incasso/contract/decimal';
import type { IsoDate } from '@incasso/contract/isoDate';
import { lastKnownDay, rateOn, type InterestRates } from './halfYears';

/** The newest rate and its last day: `10,5% per jaar (tot en met 30 juni 2026 bekend)` */
export function newestRate(rates: InterestRates): string {
  const lastDay = lastKnownDay(rates);
  const rate = rateOn(rates, lastDay) ?? '';
  return `${formatDecimal(rate).replace(/,?0+$/, '')}% per jaar (${knownUntil(lastDay)})`;
}

/** The last day with a rate, as a phrase after the rate */
export function knownUntil(day: IsoDate): string {
  const inWords = new Date(day).toLocaleDateString('nl-BE', { dateStyle: 'long', timeZone: 'UTC' });
  return `tot en met ${inWords} bekend`;
}
