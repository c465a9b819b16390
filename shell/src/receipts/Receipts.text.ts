export const receiptsText = {
  region: (reference: string) => `Ontvangstbewijs ${reference}`,
  title: 'Uw aanvraag is ingediend',
  reference: 'Uw referentie:',
  stays: 'In uw ontvangstbewijs staat alles wat u instuurde. U vindt het hier tot u deze melding of dit tabblad sluit.',
  close: 'Sluiten',
  closeWhat: (reference: string) => `(melding over ${reference})`,
} as const;
