import { firmProfile } from '@incasso/contract/firmProfile';

export const wizardText = {
  form: 'Dossier indienen',
  previous: 'Vorige',
  next: 'Volgende',
  submit: 'Dossier indienen',
  submitting: 'Bezig met indienen...',
  pageTitle: (step: number, title: string) => `Stap ${String(step)} van 3: ${title}`,
  noScript: `Voor dit formulier moet JavaScript aan staan. Liever zonder? Bel ${firmProfile.phone.display} of mail ${firmProfile.email}.`,
  another: 'Nog een dossier indienen',
} as const;
