import { addDecimals, formatDecimal, type Decimal } from '@incasso/contract/decimal';
import { dayInWords, formatDate } from '@incasso/contract/isoDate';
import { unbrokenMoney } from '../money/money';
import { lastKnownDay, rateOn, type InterestRates } from './halfYears';
import type { CountedInterest, InterestPeriod, InterestReckoning } from './reckonInterest';

/** As in `10,5% per jaar, bekend tot en met 30 juni 2026 en voorlopig ook daarna`. */
export function newestRate(rates: InterestRates): string {
  return `${percent(rates)} per jaar, bekend tot en met ${lastDay(rates)} en voorlopig ook daarna`;
}

/** Shown right below a total with a provisional rate: otherwise it is taken for final. */
export function provisionalNote(rates: InterestRates): string {
  return `De interestvoet is tot en met ${lastDay(rates)} bekend. Voor de dagen daarna rekenen we voorlopig met ${percent(rates)}.`;
}

/** The days that the sum covers, as in `tot en met 28/11/2026, voorlopig vanaf 01/07/2026` */
export function countedDays({ to, provisionalFrom }: CountedInterest): string {
  const until = `tot en met ${formatDate(to)}`;
  return provisionalFrom === undefined ? until : `${until}, voorlopig vanaf ${formatDate(provisionalFrom)}`;
}

/** A calculation in euro line by line: the periods and their sum. */
export function interestLines({ periods, counted, principal }: InterestReckoning): string[] {
  return [
    ...periods.map((period) => periodLine(principal, period)),
    ...(counted === undefined ? [] : [sumLine(principal, counted)]),
  ];
}

function lastDay(rates: InterestRates): string {
  return dayInWords(lastKnownDay(rates));
}

function percent(rates: InterestRates): string {
  return `${formatDecimal(rateOn(rates, lastKnownDay(rates)) ?? '').replace(/,?0+$/, '')}%`;
}

function sumLine(principal: Decimal, { interest, to }: CountedInterest): string {
  return `Openstaand bedrag ${money(principal)} en interest ${money(interest)} op ${formatDate(to)}: samen ${money(addDecimals(principal, interest))}`;
}

function periodLine(principal: Decimal, { from, to, days, rate, daysOfYear, interest }: InterestPeriod): string {
  const span = days === 1 ? '1 dag' : `${days} dagen`;
  return `${formatDate(from)} tot en met ${formatDate(to)}: ${money(principal)} × ${formatDecimal(rate)}% × ${span} / ${daysOfYear} = ${money(interest)}`;
}

function money(amount: Decimal): string {
  return unbrokenMoney(amount, 'EUR');
}
