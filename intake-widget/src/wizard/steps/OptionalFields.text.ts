export const optionalFieldsText = {
  title: 'Iets toelichten? Betalingen, bijzonderheden',
} as const;
