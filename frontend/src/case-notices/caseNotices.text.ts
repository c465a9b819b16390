import { answersWithin } from '@incasso/contract/firmProfile';
import { retentionDays } from '@incasso/contract/retention';

export const caseNoticesText = {
  region: (reference: string) => `Ingediende aanvraag ${reference}`,
  title: 'Uw aanvraag is ingediend',
  stamp: 'Ontvangen',
  reference: 'Uw referentie',
  // claim: answer-within-24-hours
  next: `Op werkdagen krijgt u binnen ${answersWithin} antwoord van ons.`,
  documents: (names: readonly string[]) => `Ontvangen documenten (${String(names.length)}): ${names.join(', ')}.`,
  close: (reference: string) => `Melding over ${reference} sluiten`,
} as const;

export const caseLinkOfferText = {
  offer: `Ontbreekt er nog iets? Voeg het ${String(retentionDays.caseLinks)} dagen lang toe via uw eigen link.`,
  open: 'Iets toevoegen',
  scan: 'Of scan met uw telefoon.',
  code: 'QR-code van uw link',
} as const;
