/** A day as `2026-01-31`. */
export type IsoDate = string;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The day that a text of XML Schema's `date` or `dateTime` names, as it is written: a time and a time zone say nothing
 * of the day of an invoice. `undefined` for any other, and for days that no calendar has.
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

/** From one day to another, neither or both counted: 1 from a day to the next. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** As Belgians write it: `31/01/2026`. */
export function formatDate(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}

/** The day that claims are reckoned by, wherever the visitor is. */
export function todayInBelgium(): IsoDate {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });
}
