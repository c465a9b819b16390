export const confirmationText = {
  referenceHint: 'Vermeld ze als u ons belt of mailt.',
  documents: 'Ontvangen documenten',
  noDocuments: 'U hebt geen documenten toegevoegd. U kunt ze nog toevoegen via uw eigen link.',
} as const;
