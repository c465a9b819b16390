import type { IsoDate } from './isoDate';

let longDay: Intl.DateTimeFormat | undefined;

/** A day for use in a sentence: `31 januari 2026`. The formatter is reused, because creating one is slow. */
export function dayInWords(date: IsoDate): string {
  longDay ??= new Intl.DateTimeFormat('nl-BE', { dateStyle: 'long', timeZone: 'UTC' });
  return longDay.format(new Date(date));
}
