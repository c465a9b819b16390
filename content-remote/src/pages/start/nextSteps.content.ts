/** What happens once a case is submitted, in three steps. */
export const nextSteps = {
  title: 'Wat er na uw aanvraag gebeurt',
  items: [
    { title: 'Binnen 24 uur, op werkdagen', text: 'We bekijken uw aanvraag en u krijgt antwoord.' },
    { title: 'Met uw akkoord', text: 'Uw debiteur krijgt een aanmaning van een advocaat.' },
    { title: 'Binnen 7 dagen na betaling aan ons', text: 'Wat u toekomt, staat op uw rekening.' },
  ],
} as const;
