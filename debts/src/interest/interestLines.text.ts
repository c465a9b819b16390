import { formatMoney, unbrokenMoney } from '../money/money';
import { formatDate, type IsoDate } from '@incasso/contract/isoDate';
import { addDecimals, formatDecimal, type Decimal } from '@incasso/contract/decimal';
import { fixedCompensation } from './interestRates.content';
import { knownUntil } from './newestRate.text';
import type { CountedInterest, InterestPeriod, InterestReckoning } from './reckonInterest';

/** Shown right below a total that ends at `to`, the last day with a rate: otherwise it is taken for today's. */
export function missingRateNote(to: IsoDate): string {
  return `De interestvoet is ${knownUntil(to)}: de raming stopt op die dag.`;
}

/** A calculation in euro line by line: periods and the amount due. */
export function interestLines({ periods, counted, principal }: InterestReckoning): string[] {
  return [
    ...periods.map((period) => periodLine(principal, period)),
    ...(counted === undefined ? [] : [sumLine(principal, counted)]),
    `Daarnaast per factuur een vaste vergoeding van ${money(fixedCompensation)}`,
  ];
}

/** As in `interest € 14,18 tot 30/06/2026`. */
export function interestInWords({ interest, to }: CountedInterest, currency: string): string {
  return `interest ${formatMoney(interest, currency)} tot ${formatDate(to)}`;
}

function sumLine(principal: Decimal, { interest, to }: CountedInterest): string {
  return `Hoofdsom ${money(principal)} en interest ${money(interest)} op ${formatDate(to)}: samen ${money(addDecimals(principal, interest))}`;
}

function periodLine(principal: Decimal, { from, to, days, rate, daysOfYear, interest }: InterestPeriod): string {
  const span = days === 1 ? '1 dag' : `${days} dagen`;
  return `${formatDate(from)} tot en met ${formatDate(to)}: ${money(principal)} × ${formatDecimal(rate)}% × ${span} / ${daysOfYear} = ${money(interest)}`;
}

function money(amount: Decimal): string {
  return unbrokenMoney(amount, 'EUR');
}
