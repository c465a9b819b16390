import type { IsoDate } from '@incasso/contract/isoDate';
import { missingHalfYear, type InterestRates } from './halfYears';

export function missingRateWarning(rates: InterestRates, today: IsoDate): string | undefined {
  const half = missingHalfYear(rates, today);
  if (half === undefined) return undefined;
  return [
    `WARNING: the legal interest rate of the half-year ${half} is missing.`,
    'Site and mails go on with the last published rate, and say that it is provisional.',
    'Add the rate to debts/src/interest/interestRates.content.ts: see docs/content.md, "Twice a year".',
  ].join('\n');
}
