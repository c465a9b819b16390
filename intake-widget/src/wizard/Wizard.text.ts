export const wizardText = {
  form: 'Dossier indienen',
  previous: 'Vorige',
  next: 'Volgende',
  submit: 'Dossier indienen',
  submitting: 'Bezig met indienen...',
  noScript: 'Dit formulier werkt alleen met JavaScript, en dat staat uit.',
  noScriptInstead: 'Zet het aan en herlaad de pagina, of dien uw dossier in per telefoon of mail:',
  another: 'Nog een dossier indienen',
} as const;
