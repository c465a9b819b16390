export const additionText = {
  received: 'Uw aanvulling is goed ontvangen.',
  failed: 'Uw aanvulling is niet verzonden. Probeer het opnieuw.',
} as const;
