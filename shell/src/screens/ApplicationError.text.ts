export const applicationErrorText = {
  explanation: 'Er ging iets mis bij het tonen van deze pagina. Herlaad de pagina, of bereik ons rechtstreeks:',
} as const;
