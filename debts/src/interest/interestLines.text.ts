import { formatMoney, unbrokenMoney } from '../money/money';
import { formatDate, type IsoDate } from '@incasso/contract/isoDate';
import { addDecimals, formatDecimal, type Decimal } from '@incasso/contract/decimal';
import { fixedCompensation } from './interestRates.content';
import { knownUntil } from './newestRate.text';
import type { CountedInterest, InterestReckoning, InterestStep } from './reckonInterest';

/** Shown right below a total that ends at `to`, the last day with a rate: otherwise it is taken for today's. */
export function missingRateNote(to: IsoDate): string {
  return `De interestvoet is ${knownUntil(to)}: de raming stopt op die dag.`;
}

/** A calculation in euro line by line: periods, payments and the amount due. */
export function interestLines({ steps, counted, principal }: InterestReckoning): string[] {
  return [
    ...steps.map(stepLine),
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

function stepLine(step: InterestStep): string {
  if (step.kind === 'payment') {
    const { date, amount, toInterest, toPrincipal } = step;
    return `Betaling van ${money(amount)} op ${formatDate(date)}: ${money(toInterest)} op de interest, ${money(toPrincipal)} op de hoofdsom`;
  }
  const { from, to, days, principal, rate, daysOfYear, interest } = step;
  const span = days === 1 ? '1 dag' : `${days} dagen`;
  return `${formatDate(from)} tot en met ${formatDate(to)}: ${money(principal)} × ${formatDecimal(rate)}% × ${span} / ${daysOfYear} = ${money(interest)}`;
}

function money(amount: Decimal): string {
  return unbrokenMoney(amount, 'EUR');
}
