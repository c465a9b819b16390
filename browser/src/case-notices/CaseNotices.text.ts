export const caseNoticesText = {
  region: (reference: string) => `Ingediende aanvraag ${reference}`,
  title: 'Uw aanvraag is ingediend',
  reference: 'Uw referentie:',
  documents: (names: readonly string[]) => `Ontvangen documenten (${String(names.length)}): ${names.join(', ')}.`,
  stays: 'Deze melding blijft hier tot u ze of dit tabblad sluit.',
  close: 'Sluiten',
  closeWhat: (reference: string) => `(melding over ${reference})`,
} as const;
