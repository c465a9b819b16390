import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';

export const dateOrders = ['day first', 'month first'] as const;

export type DateOrder = (typeof dateOrders)[number];

const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/;
/** `5 feb. 2026` or `5-feb-26`, as spreadsheets show dates. */
const named = /^(\d{1,2})[ -](\p{L}{3,9})\.?[ -](\d{4}|\d{2})$/u;
const months = [
  /^jan/,
  /^f[eé][bv]/,
  /^m(aa?r|rt|är)/,
  /^a[pv]r/,
  /^(mei|may|mai)/,
  /^ju(i?n|in)/,
  /^jui?l/,
  /^(aug|ao[uû])/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^d[eé][cz]/,
];
/** Spreadsheet day numbers, counted from the end of 1899, for 2000 to 2079. */
const serialDays = { first: 36_526, last: 65_745 };

/**
 * A date as people, accounting programs and spreadsheets write it: `3-2-26`, `31/01/2026`, `2026-01-31`, `31-jan-26`,
 * `20260131` or a spreadsheet's day number. A date control makes `0026-02-03` of `3-2-26`.
 */
export function readDate(text: string, order: DateOrder = 'day first'): IsoDate | undefined {
  const cell = text.trim();
  const [, first = '', second = '', year = ''] = numbered.exec(cell) ?? [];
  if (year !== '') return order === 'day first' ? isoDateOf(year, second, first) : isoDateOf(year, first, second);
  const [, day = '', name = '', namedYear = ''] = named.exec(cell) ?? [];
  const month = name === '' ? 0 : months.findIndex((pattern) => pattern.test(name.toLowerCase())) + 1;
  if (month > 0) return isoDateOf(namedYear, String(month), day);
  const [, compactYear = '', compactMonth = '', compactDay = ''] = /^(20\d\d)(\d\d)(\d\d)$/.exec(cell) ?? [];
  if (compactYear !== '') return isoDateOf(compactYear, compactMonth, compactDay);
  const serial = /^\d{5}$/.test(cell) ? Number(cell) : 0;
  if (serial >= serialDays.first && serial <= serialDays.last) {
    return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
  }
  return readIsoDate(cell.replace(/^(\d{4}-\d\d-\d\d) .*$/, '$1').replace(/^00(?=\d\d-)/, '20'));
}

function isoDateOf(year: string, month: string, day: string): IsoDate | undefined {
  return readIsoDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/**
 * The order of day and month in a list, shown by any date with a number above 12. If dates contradict each other, the
 * day is first. `undefined` if all of them can be read in two ways.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | undefined {
  const dates = cells.flatMap((cell) => numbered.exec(cell.trim())?.slice(1, 3).map(Number) ?? []);
  const isDayFirst = dates.some((number, index) => index % 2 === 0 && number > 12);
  const isMonthFirst = dates.some((number, index) => index % 2 === 1 && number > 12);
  const isUnclear = dates.some((number, index) => index % 2 === 0 && number !== dates[index + 1]);
  if (isMonthFirst && !isDayFirst) return 'month first';
  return isDayFirst || !isUnclear ? 'day first' : undefined;
}
