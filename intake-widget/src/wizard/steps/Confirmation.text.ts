export const confirmationText = {
  referenceHint: 'Vermeld ze als u ons belt of mailt.',
  documents: 'Ontvangen documenten',
  debts: 'Ontvangen facturen',
  nothing: 'U hebt geen facturen of documenten toegevoegd. U kunt ze nog toevoegen via uw eigen link.',
} as const;
