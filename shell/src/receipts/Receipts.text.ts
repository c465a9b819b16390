export const receiptsText = {
  region: (reference: string) => `Ontvangstbewijs ${reference}`,
  title: 'Uw aanvraag is ingediend',
  reference: 'Uw referentie:',
  stays:
    'In uw ontvangstbewijs staan uw antwoorden en de lijst van uw documenten. U vindt het hier tot u deze melding of dit tabblad sluit.',
  close: 'Sluiten',
  closeWhat: (reference: string) => `(melding over ${reference})`,
} as const;
