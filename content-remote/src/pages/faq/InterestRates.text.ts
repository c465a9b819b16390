export const interestRatesText = {
  title: 'Alle interestvoeten',
  caption: 'Interest per jaar bij laattijdige betaling tussen bedrijven',
  columns: ['Jaar', 'Januari tot juni', 'Juli tot december'],
  /** `rate` is in percent, and undefined until it is known. */
  rate: (rate: string | undefined) => (rate === undefined ? 'nog niet bekend' : `${rate.replace('.', ',')}%`),
} as const;
