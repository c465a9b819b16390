import { answersWithin } from '@incasso/contract/firmProfile';

export const confirmationText = {
  title: 'Uw aanvraag is ingediend',
  stamp: 'Ontvangen',
  referenceLabel: 'Uw referentie',
  referenceHint: 'Vermeld ze als u ons belt of mailt.',
  documents: 'Ontvangen documenten',
  noDocuments: 'U hebt geen documenten toegevoegd. U kunt ze nog toevoegen via uw eigen link.',
  // claim: answer-within-24-hours
  next: `Op werkdagen krijgt u binnen ${answersWithin} antwoord van ons.`,
} as const;
