import { formatDate, type IsoDate } from '@incasso/contract/isoDate';

export const calculatorText = {
  title: 'Wat kost het voor uw factuur?',
  intro: 'Wat u hier invult, blijft op uw toestel.',
  withoutScript: 'Deze rekenhulp werkt alleen met JavaScript. De voorbeelden geven dezelfde regels.',
  kind: 'Welke zaak is het?',
  amount: 'Openstaand bedrag',
  amountHint: 'Van één debiteur, in euro, met btw. Bijvoorbeeld 1.250,50.',
  dueDate: 'Vervaldag',
  calculate: 'Bereken',
  costs: 'Wat kost het u?',
  how: 'Hoe rekenen we de interest?',
  errors: {
    amount: 'Vul een bedrag boven nul in, bijvoorbeeld 1.250,50.',
    date: 'Vul een datum in.',
    tooEarly: (first: IsoDate) =>
      `Kies een vervaldag vanaf ${formatDate(first)}: oudere interestvoeten staan hier niet.`,
    notPast: 'Kies een vervaldag die voorbij is.',
  },
} as const;
