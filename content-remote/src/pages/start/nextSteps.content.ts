/** What happens once a case is submitted, in three steps. */
export const nextSteps = {
  title: 'Na uw aanvraag',
  items: [
    // claim: answer-within-24-hours
    { title: 'Binnen 24 uur, op werkdagen', text: 'U krijgt antwoord.' },
    // claim: clients-consent, lawyer-judges
    { title: 'Met uw akkoord', text: 'Een advocaat maant uw debiteur aan.' },
    // claim: paid-out-within-7-days
    { title: 'Binnen 7 dagen na betaling aan ons', text: 'Wat u toekomt, staat op uw rekening.' },
  ],
} as const;
