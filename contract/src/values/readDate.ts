import { readIsoDate, type IsoDate } from './isoDate';

/**
 * A date as people type it, the day first: `3-2-26`, `31/01/2026`, `31.1.2026`, `31012026` (a phone's numeric keyboard
 * has no slash), or `2026-01-31`.
 */
export function readDate(text: string): IsoDate | undefined {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(typed) ?? /^(\d\d)(\d\d)(20\d\d)$/.exec(typed) ?? [];
  if (year === '') return readIsoDate(typed);
  return readIsoDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
