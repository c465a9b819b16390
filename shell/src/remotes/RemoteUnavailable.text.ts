export const remoteUnavailableText = {
  heading: 'Dit onderdeel is even niet beschikbaar',
  explanation: 'Het laden is niet gelukt. Probeer het opnieuw, of bereik ons rechtstreeks:',
  retry: 'Opnieuw proberen',
} as const;
