export const additionText = { received: 'Uw aanvulling is goed ontvangen.' } as const;
