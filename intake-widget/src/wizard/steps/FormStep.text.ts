export const termsText = {
  agree: 'Ik ga akkoord met de',
  terms: 'algemene voorwaarden',
  and: 'en heb het',
  policy: 'privacybeleid',
  read: 'gelezen',
  opens: '(PDF, opent in een nieuw venster)',
} as const;

export const optionalFieldsText = {
  title: 'Iets toelichten? Betalingen, bijzonderheden',
} as const;

export const proofOfSending = 'verzendbewijs van uw e-factuur (‘nooit gezien’ is snel gezegd)';

export const usualDocumentsText = (missing: readonly string[]) =>
  `Handig erbij: ${new Intl.ListFormat('nl').format(missing)}. Nasturen mag.`;
