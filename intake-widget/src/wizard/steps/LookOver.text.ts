export const lookOverText = {
  title: 'Controleer uw gegevens',
  change: 'Wijzigen',
  changeNamed: (label: string) => `${label} wijzigen`,
  documents: 'Documenten',
  debts: 'Openstaande facturen',
  none: 'Niet ingevuld',
  noDocuments: 'Geen',
  terms: 'Voorwaarden',
  agreed: 'Akkoord',
  notAgreed: 'Nog niet akkoord',
  generalTerms: (day: string) => `Algemene voorwaarden, versie van ${day}`,
  privacyPolicy: (day: string) => `Privacybeleid, versie van ${day}`,
} as const;
