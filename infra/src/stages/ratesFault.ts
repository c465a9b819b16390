import { missingHalfYear, type InterestRates } from '@incasso/debts/halfYears';
import type { IsoDate } from '@incasso/contract/isoDate';
import type { Stage } from './stageSchema';

/** The reason why a stage may not be deployed in a half-year without an interest rate; `undefined` where it may. */
export function ratesFault(
  { name, showsSamples = false }: Stage,
  today: IsoDate,
  rates: InterestRates,
): string | undefined {
  const half = missingHalfYear(rates, today);
  if (showsSamples || half === undefined) return undefined;
  return [
    `Stage "${name}" would estimate interest without the legal rate of the half-year ${half}.`,
    'Enter the published rate in debts/src/interest/interestRates.content.ts: see docs/content.md, "Twice a year".',
  ].join('\n');
}
