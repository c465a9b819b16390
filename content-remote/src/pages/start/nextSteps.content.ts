import { answersWithin, paysWithin } from '@incasso/contract/firmProfile';

export const nextSteps = {
  title: 'Na uw aanvraag',
  items: [
    // claim: answer-within-24-hours
    { title: `Binnen ${answersWithin}, op werkdagen`, text: 'U krijgt antwoord.' },
    // claim: clients-consent, lawyer-judges
    { title: 'Met uw akkoord', text: 'Een advocaat maant uw debiteur aan.' },
    // claim: paid-out-within-7-days
    { title: `Binnen ${paysWithin} na betaling aan ons`, text: 'Wat u toekomt, staat op uw rekening.' },
  ],
} as const;
