export const interestRatesText = {
  estimate:
    'Een raming maakt u zo: het bedrag × de interest × het aantal dagen, gedeeld door 365. U telt vanaf de dag na de vervaldag. Op €\u00a01.000,00 is 10,5\u00a0% interest na 100\u00a0dagen €\u00a028,77.',
  caption: 'Interest per jaar bij laattijdige betaling tussen bedrijven',
  columns: ['Jaar', 'Januari tot juni', 'Juli tot december'],
  /** `rate` in percent; absent where it is not entered yet. */
  rate: (rate: string | undefined) => (rate === undefined ? 'nog niet opgenomen' : `${rate.replace('.', ',')}%`),
} as const;
