const dayAndTime = new Intl.DateTimeFormat('nl-BE', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
});

/** A time as Belgians read it, e.g. `maandag 2 maart 2026 om 14:05`. */
export function inWords(time: string): string {
  return dayAndTime.format(new Date(time));
}

/** A size as people read it, e.g. `240 kB` or `1,4 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('nl-BE', { maximumFractionDigits: 1 })} MB`;
}
