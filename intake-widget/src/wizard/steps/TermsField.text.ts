export const termsText = {
  agree: 'Ik ga akkoord met de',
  terms: 'algemene voorwaarden',
  and: 'en het',
  policy: 'privacybeleid',
  opens: '(pdf, opent in een nieuw venster)',
} as const;
