/** A day as `2026-01-31`. */
export type IsoDate = string;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The day of XML Schema's `date` or `dateTime`, as written: time and time zone are ignored. `undefined` for any other
 * text and for days that do not exist.
 */
export function readIsoDate(text: string | undefined): IsoDate | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+)?(?:Z|[+-]\d{2}:\d{2})?$/.exec(text?.trim() ?? '') ?? [];
  return day !== undefined && isCalendarDay(day) ? day : undefined;
}

function isCalendarDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && day === dayOf(time);
}

function dayOf(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dayOf(Date.parse(date) + days * dayMs);
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** In Belgian format: `31/01/2026`. */
export function formatDate(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}

let longDay: Intl.DateTimeFormat | undefined;

/** A day for use in a sentence: `31 januari 2026`. The formatter is reused, because creating one is slow. */
export function dayInWords(date: IsoDate): string {
  longDay ??= new Intl.DateTimeFormat('nl-BE', { dateStyle: 'long', timeZone: 'UTC' });
  return longDay.format(new Date(date));
}

export function todayInBelgium(): IsoDate {
  return dayInBelgium(new Date());
}

export function dayInBelgium(moment: Date): IsoDate {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });
}
