export const remoteSlotText = {
  heading: 'Dit onderdeel is even niet beschikbaar',
  explanation: 'Het laden is niet gelukt. Probeer het opnieuw, of bereik ons rechtstreeks:',
  formsFrozen: 'Deze pagina is niet volledig geladen: het formulier werkt nu niet. U bereikt ons ook rechtstreeks:',
  awaited: 'Even geduld: dit onderdeel wordt geladen…',
  retrying: 'Bezig met laden…',
  retry: 'Opnieuw proberen',
} as const;
