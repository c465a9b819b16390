import type { IsoDate } from './isoDate';

/** A day for use in a sentence: `31 januari 2026`. */
export function dayInWords(date: IsoDate): string {
  return new Date(date).toLocaleDateString('nl-BE', { dateStyle: 'long', timeZone: 'UTC' });
}
