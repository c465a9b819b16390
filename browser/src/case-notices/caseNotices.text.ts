import { retentionDays } from '@incasso/contract/retention';

export const caseNoticesText = {
  region: (reference: string) => `Ingediende aanvraag ${reference}`,
  title: 'Uw aanvraag is ingediend',
  reference: 'Uw referentie:',
  documents: (names: readonly string[]) => `Ontvangen documenten (${String(names.length)}): ${names.join(', ')}.`,
  stays: 'Deze melding blijft hier tot u ze of dit tabblad sluit.',
  close: 'Sluiten',
  closeWhat: (reference: string) => `(melding over ${reference})`,
} as const;

export const caseLinkOfferText = {
  offer: `Ontbreekt er nog iets? Voeg het ${String(retentionDays.caseLinks)} dagen lang toe via uw eigen link.`,
  open: 'Documenten of een bericht toevoegen',
  scan: 'Of scan deze code met uw telefoon, en fotografeer uw papieren.',
  code: 'QR-code van uw link',
} as const;
