export const optionalFieldsText = {
  title: 'Iets toelichten? Uw debiteur, betalingen, bijzonderheden',
} as const;
