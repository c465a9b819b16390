export const toastsText = {
  region: 'Meldingen',
  dismiss: 'Melding sluiten',
} as const;
