import { compareDecimals, readDecimal, type Decimal } from '@incasso/contract/decimal';

/** More digits than any debt has, and few enough to stay fast. */
const maxDigits = 12;

const grouped = /^\d{1,3}([. ]\d{3})+(,\d{1,2})?$/;
const plain = /^\d+([.,]\d{1,2})?$/;

/**
 * Parses an amount above 0 as people type it: `1.250,50`, `1250,5`, `1250.50`, `€ 1 250`. A point before three digits
 * separates thousands. `undefined` for other text.
 *
 * @param options.zero Whether 0 is valid too. Default: no.
 */
export function readDutchAmount(text: string, { zero = false } = {}): Decimal | undefined {
  const typed = text
    .replace(/€|\beuro?\b/gi, '')
    .trim()
    .replace(/\s/g, ' ');
  const digits = grouped.test(typed) ? typed.replace(/[. ]/g, '') : typed;
  if (!plain.test(digits)) return undefined;
  const amount = readDecimal(digits.replace(',', '.'), maxDigits);
  if (amount === undefined) return undefined;
  return zero || compareDecimals(amount, '0.00') > 0 ? amount : undefined;
}
