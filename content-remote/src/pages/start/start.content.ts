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
} as const;
