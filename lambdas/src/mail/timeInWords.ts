const dayAndTime = new Intl.DateTimeFormat('nl-BE', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
});

/** A time in Belgian Dutch, e.g. `maandag 2 maart 2026 om 14:05` */
export function timeInWords(time: string): string {
  return dayAndTime.format(new Date(time));
}
