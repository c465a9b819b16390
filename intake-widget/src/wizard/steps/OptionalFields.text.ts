export const optionalFieldsText = {
  title: 'Iets toe te lichten?',
  why: 'Niet verplicht, maar het bespaart u vragen achteraf.',
} as const;
