export const debtRowsText = {
  heads: ['Debiteur', 'Factuur', 'Vervaldag', 'Bedrag', 'Betwist'],
  unnamed: 'Debiteur nog niet ingevuld',
  due: 'vervalt',
  disputed: 'betwist',
  search: (count: number) => `Zoeken in ${String(count)} facturen`,
  found: (count: number) => (count === 0 ? 'Niets gevonden.' : `${String(count)} gevonden.`),
  more: (count: number) => `Nog ${String(count)} tonen`,
} as const;
