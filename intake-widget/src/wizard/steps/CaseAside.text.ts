export const caseAsideText = {
  title: 'Uw dossier',
  client: 'Voor',
  debts: 'Openstaand',
} as const;
