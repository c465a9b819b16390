export const optionalFieldsText = {
  title: 'Wilt u iets toelichten? Uw debiteur, betalingen, bijzonderheden',
} as const;
