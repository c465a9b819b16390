import { acceptedDebtor, firmProfile } from '@incasso/contract/firmProfile';
import { capitalized } from '@incasso/debts/capitalized';
import { costWords } from '@incasso/debts/costWords';

export const startContent = {
  title: 'Start uw invordering',
  intro: 'Drie stappen, geen account.',
  conditions: {
    title: 'Welke facturen?',
    items: [
      'De vervaldag van de factuur is voorbij.',
      'Er staat nog een bedrag open, hoe klein ook.',
      `Uw debiteur is ${acceptedDebtor}. Voor een consument krijgt u eerst een offerte.`,
      `${capitalized(costWords.scope)}: no cure no pay. U krijgt altijd eerst een voorstel.`,
    ],
    atHand: 'Hou bij de hand: uw ondernemingsnummer, uw rekeningnummer en de factuur, liefst als e-factuur (Peppol).',
  },
  sent: { title: 'Zo gaat het verder', done: 'Gedaan' },
  help: {
    title: 'Hulp nodig?',
    call: `Bel ${firmProfile.phone.display}`,
    hours: firmProfile.openingHours.display,
  },
} as const;
