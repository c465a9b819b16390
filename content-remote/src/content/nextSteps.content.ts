/** What happens once a case is submitted, in three steps. */
export const nextSteps = {
  title: 'Wat er daarna gebeurt',
  items: [
    { title: 'Binnen 24 uur', text: 'We bekijken uw dossier en u krijgt antwoord, op werkdagen.' },
    { title: 'Met uw akkoord', text: 'Uw debiteur ontvangt een juridische aanmaning.' },
    { title: 'Binnen 7 dagen na betaling', text: 'Het geïnde bedrag staat op uw rekening.' },
  ],
} as const;
