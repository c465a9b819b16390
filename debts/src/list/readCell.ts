import { negateDecimal, readDecimal, type Decimal } from '@incasso/contract/decimal';
import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';

/** More digits than any debt has. */
const maxDigits = 12;
const grouped = /^\d{1,3}(?:[., ]\d{3})+$/;

/**
 * An amount as accounting programs and spreadsheets write it, below zero for a credit: `€ 1.210,00`, `1,210.00`,
 * `(250,00)`, `250,00-`, `250,00 CR`. `undefined` for other text.
 */
export function readListAmount(cell: string): Decimal | undefined {
  if (!/\d/.test(cell)) return undefined;
  const isBracketed = /^\(.*\)$/.test(cell.trim());
  const [, before = '', digits = '', after = ''] =
    /^([^\d]*?)(\d[\d., ]*?)([^\d]*)$/.exec(cell.trim().replace(/[\s'’]/g, ' ')) ?? [];
  const signs = `${before} ${after}`
    .toUpperCase()
    .replace(/\b[A-Z]{3,4}\b/g, (word) => (word === 'EURO' || isCurrencyCode(word) ? '' : word))
    .replace(/[€() ]/g, '');
  const isBelow = isBracketed || /^[-–−]$|^CR?$/.test(signs);
  if (!isBelow && !/^(?:\+|DT?)?$/.test(signs)) return undefined;
  const amount = readDecimal(plainDigits(digits), maxDigits);
  return amount === undefined || !isBelow || /^[0.]*$/.test(amount) ? amount : negateDecimal(amount);
}

/** Removes thousands separators and writes the decimals after a point. */
function plainDigits(digits: string): string {
  if (grouped.test(digits) && new Set(digits.replace(/\d/g, '')).size === 1) return digits.replace(/\D/g, '');
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last < 0) return digits.replace(/ /g, '');
  return `${digits.slice(0, last).replace(/\D/g, '')}.${digits.slice(last + 1)}`;
}

/** The ISO 4217 code in a cell, beside an amount or alone. */
export function currencyIn(cell: string): string | undefined {
  if (cell.includes('€') || /\beuro?\b/i.test(cell)) return 'EUR';
  const code = /(?:^|[\s\d])([A-Z]{3})(?:$|[\s\d])/.exec(cell)?.[1];
  return code !== undefined && isCurrencyCode(code) ? code : undefined;
}

export type DateOrder = 'day first' | 'month first';

const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/;
/** `5 feb. 2026` or `5-feb-26`, as spreadsheets show dates. */
const named = /^(\d{1,2})[ -](\p{L}{3,9})\.?[ -](\d{4}|\d{2})$/u;
const months = [
  /^jan/,
  /^f[eé][bv]/,
  /^m(aa?r|rt)/,
  /^a[pv]r/,
  /^(mei|may|mai)/,
  /^ju(i?n|in)/,
  /^jui?l/,
  /^(aug|ao[uû])/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^d[eé]c/,
];
/** Spreadsheet day numbers, counted from the end of 1899, for 2000 to 2079. */
const serialDays = { first: 36_526, last: 65_745 };

/**
 * A date as `2026-01-31`, from `31/01/2026`, `31-1-26`, `2026-01-31`, `31-jan-26`, `20260131` or a spreadsheet's day
 * number.
 */
export function readListDate(cell: string, order: DateOrder = 'day first'): IsoDate | undefined {
  const text = cell.trim();
  const [, first = '', second = '', year = ''] = numbered.exec(text) ?? [];
  if (year !== '') {
    const [day, month] = order === 'day first' ? [first, second] : [second, first];
    return isoDateOf(year, month, day);
  }
  const [, day = '', word = '', shortYear = ''] = named.exec(text.toLowerCase()) ?? [];
  const month = months.findIndex((pattern) => pattern.test(word)) + 1;
  if (month > 0) return isoDateOf(shortYear, String(month), day);
  const compact = /^(20\d\d)(\d\d)(\d\d)$/.exec(text);
  if (compact) return readIsoDate(compact.slice(1).join('-'));
  const days = /^\d{5}$/.test(text) ? Number(text) : 0;
  if (days >= serialDays.first && days <= serialDays.last) {
    return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
  }
  return readIsoDate(text.replace(/^(\d{4}-\d\d-\d\d) .*$/, '$1'));
}

function isoDateOf(year: string, month: string, day: string): IsoDate | undefined {
  return readIsoDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Month first, as in American programs, if some second number is above 12. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  return cells.some((cell) => Number(numbered.exec(cell.trim())?.[2]) > 12) ? 'month first' : 'day first';
}

/** Whether a cell looks like a date rather than a number. */
export function looksLikeDate(cell: string): boolean {
  return !/^\d{5}$/.test(cell.trim()) && (readListDate(cell) ?? readListDate(cell, 'month first')) !== undefined;
}
