import { retentionDays } from '@incasso/contract/retention';

export const caseLinkOfferText = {
  offer: `Ontbreekt er nog iets? Voeg het ${String(retentionDays.caseLinks)} dagen lang toe via uw eigen link.`,
  open: 'Documenten of een bericht toevoegen',
  scan: 'Of scan deze code met uw telefoon, en fotografeer uw papieren.',
  code: 'QR-code van uw link',
} as const;
