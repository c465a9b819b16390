import { firmProfile } from '@incasso/contract/firmProfile';

export const startContent = {
  back: 'Terug naar de homepagina',
  title: 'Start uw invordering',
  intro: 'Drie stappen, een vijftal minuten, geen account. Op werkdagen krijgt u binnen 24 uur antwoord.',
  help: {
    title: 'Hulp nodig bij het invullen?',
    call: `Bel ${firmProfile.phone.display}`,
    hours: firmProfile.openingHours.display,
  },
  nextTitle: 'Wat er daarna gebeurt',
  next: [
    { title: 'Binnen 24 uur', text: 'We bekijken uw dossier en u krijgt antwoord, op werkdagen.' },
    { title: 'Met uw akkoord', text: 'Uw debiteur ontvangt een juridische aanmaning.' },
    { title: 'Binnen 7 dagen na betaling', text: 'Het geïnde bedrag staat op uw rekening.' },
  ],
} as const;
