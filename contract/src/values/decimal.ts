/**
 * An exact decimal number as text: an optional minus, digits, a point, at least two digits. `1210.00`, `-0.125`. No
 * amount is ever a float.
 */
export type Decimal = string;

type Scaled = { readonly units: bigint; readonly scale: number };

const form = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** Parses XML Schema's `decimal`; `undefined` for any other text and for more than `maxDigits` digits. */
export function readDecimal(text: string | undefined, maxDigits: number): Decimal | undefined {
  const [, sign = '', whole = '', fraction = ''] = form.exec(text?.trim() ?? '') ?? [];
  const digits = whole + fraction;
  if (digits === '' || digits.length > maxDigits) return undefined;
  return write({ units: BigInt(`${sign === '-' ? '-' : ''}${digits}`), scale: fraction.length });
}

export function addDecimals(...numbers: readonly Decimal[]): Decimal {
  const parts = numbers.map(scaled);
  const scale = Math.max(2, ...parts.map((part) => part.scale));
  return write({ units: parts.reduce((sum, part) => sum + unitsAt(part, scale), 0n), scale });
}

export function subtractDecimals(from: Decimal, number: Decimal): Decimal {
  return addDecimals(from, negateDecimal(number));
}

export function negateDecimal(number: Decimal): Decimal {
  const { units, scale } = scaled(number);
  return write({ units: -units, scale });
}

export function absoluteDecimal(number: Decimal): Decimal {
  return number.replace('-', '');
}

/** Negative if `one` is less than `other`, positive if it is more, zero if they are equal. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const { units } = scaled(subtractDecimals(one, other));
  return units < 0n ? -1 : Number(units > 0n);
}

export function lesserDecimal(one: Decimal, other: Decimal): Decimal {
  return compareDecimals(one, other) < 0 ? one : other;
}

/** `number` × `times` / `by`, rounded once, to the cent, halves away from zero. `by` is above zero. */
export function shareOf(number: Decimal, times: readonly (Decimal | number)[], by: number): Decimal {
  const factors = [number, ...times.map((factor) => (typeof factor === 'number' ? String(factor) : factor))].map(
    scaled,
  );
  const units = factors.reduce((product, factor) => product * factor.units, 100n);
  const divisor = BigInt(by) * 10n ** BigInt(factors.reduce((sum, { scale }) => sum + scale, 0));
  const rounded = ((units < 0n ? -units : units) * 2n + divisor) / (divisor * 2n);
  return write({ units: units < 0n ? -rounded : rounded, scale: 2 });
}

/** In Belgian format: `1.210,00`. */
export function formatDecimal(number: Decimal): string {
  const [whole = '', fraction = ''] = number.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`;
}

function scaled(number: Decimal): Scaled {
  const [whole = '', fraction = ''] = number.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function unitsAt({ units, scale }: Scaled, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}

function write({ units, scale }: Scaled): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}.${fraction.padEnd(2, '0')}`;
}
