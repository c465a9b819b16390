import type { Decimal } from '@incasso/contract/decimal';

/** A half-year as `2026-1`: January to June; `2026-2`: July to December. */
export type HalfYear = `${number}-${1 | 2}`;

/**
 * Yearly interest on late payment between businesses, in percent, by half-year (law of 2 August 2002, article 5: the
 * main refinancing rate of the European Central Bank plus 8 points, rounded up to the next half point).
 *
 * Source: the notices in the Belgisch Staatsblad, as published by the FOD Financiën (https://financien.belgium.be,
 * "interestvoet bij betalingsachterstand bij handelstransacties"). Each January and July the firm adds the line of the
 * new half-year from that notice. Until then the last line applies provisionally. `docs/content.md` says how.
 */
export const interestRates: Readonly<Record<HalfYear, Decimal>> = {
  '2016-2': '8.00',
  '2017-1': '8.00',
  '2017-2': '8.00',
  '2018-1': '8.00',
  '2018-2': '8.00',
  '2019-1': '8.00',
  '2019-2': '8.00',
  '2020-1': '8.00',
  '2020-2': '8.00',
  '2021-1': '8.00',
  '2021-2': '8.00',
  '2022-1': '8.00',
  '2022-2': '8.00',
  '2023-1': '10.50',
  '2023-2': '12.00',
  '2024-1': '12.50',
  '2024-2': '12.50',
  '2025-1': '11.50',
  '2025-2': '10.50',
  '2026-1': '10.50',
};

/** The lump sum per unpaid invoice on top of interest, in euro (same law, article 6) */
export const fixedCompensation: Decimal = '40.00';
