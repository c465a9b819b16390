import { claimLabels } from '@incasso/debts/claimLabels';

export const statedClaimsText = {
  title: 'Openstaande facturen',
  hint: 'Vul in wat u weet, of schrijf het hieronder in uw eigen woorden.',
  add: 'Factuur toevoegen',
  addAnother: 'Nog een factuur toevoegen',
  remove: 'Verwijderen',
  removeNamed: (name: string) => `${name} verwijderen`,
  row: (place: number) => `Factuur ${String(place)}`,
  doubtfulAmount: 'Klopt dit bedrag?',
  disputed: 'De debiteur betwist deze factuur',
  disputedBriefly: 'betwist',
  read: 'uit uw e-factuur',
  readToo: 'Deze factuur staat al in uw e-factuur.',
  total: 'Samen',
  unnamed: 'Debiteur nog niet ingevuld',
  labels: claimLabels,
} as const;
