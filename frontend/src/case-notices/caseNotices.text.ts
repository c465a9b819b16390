import { answersWithin, firmProfile } from '@incasso/contract/firmProfile';
import { dayInBelgium, dayInWords } from '@incasso/contract/isoDate';
import { retentionDays } from '@incasso/contract/retention';

export const caseNoticesText = {
  region: (reference: string) => `Ingediende aanvraag ${reference}`,
  title: 'Uw aanvraag is ingediend',
  stamp: 'Ontvangen',
  reference: 'Uw referentie',
  next: `Op werkdagen krijgt u binnen ${answersWithin} antwoord van ons.`,
  /** What was received: `40 facturen · € 68.867,80 · 2 documenten`. Empty if that is unknown. */
  content: ({ debts, documents }: { readonly debts: string; readonly documents: readonly string[] }) =>
    [debts, documents.length > 0 && (documents.length === 1 ? '1 document' : `${String(documents.length)} documenten`)]
      .filter(Boolean)
      .join(' · '),
  received: (at: string) =>
    `Ontvangen op ${dayInWords(dayInBelgium(new Date(at)))} door ${firmProfile.firmName}, ${firmProfile.phone.display}.`,
  documents: (names: readonly string[]) => `Ontvangen documenten (${String(names.length)}): ${names.join(', ')}.`,
  close: (reference: string) => `Melding over ${reference} sluiten`,
} as const;

export const caseLinkOfferText = {
  offer: `Nog iets vergeten? Voeg het ${String(retentionDays.caseLinks)} dagen lang toe via uw eigen link.`,
  open: 'Iets toevoegen',
  scan: 'Of scan met uw telefoon.',
  code: 'QR-code van uw link',
} as const;
