export const lookOverText = {
  title: 'Controleer uw gegevens',
  change: 'Wijzigen',
  changeNamed: (label: string) => `${label} wijzigen`,
  documents: 'Documenten',
  debts: 'Openstaande facturen',
  none: 'Niet ingevuld',
  noDocuments: 'Geen',
} as const;
