export const termsText = {
  agree: 'Ik ga akkoord met de',
  terms: 'algemene voorwaarden',
  and: 'en heb het',
  policy: 'privacybeleid',
  read: 'gelezen',
  opens: '(PDF, opent in een nieuw venster)',
} as const;

export const optionalFieldsText = {
  title: 'Iets toelichten?',
} as const;

export const usualDocumentsText = {
  proofOfSending: 'verzendbewijs van uw e-factuur',
  missing: (kinds: readonly string[]) => `Handig: ${new Intl.ListFormat('nl').format(kinds)}. Nasturen mag.`,
} as const;
