export const wizardText = {
  form: 'Aanvraag indienen',
  previous: 'Vorige',
  next: 'Volgende',
  submit: 'Dossier indienen',
  loading: 'Uw documenten en facturen laden nog. Dat gaat vanzelf verder. Indienen kan zodra u ze hier ziet.',
  submitting: 'Bezig met indienen...',
  noScript: 'Dit formulier werkt alleen met JavaScript, en dat staat uit.',
  noScriptInstead: 'Zet het aan en herlaad de pagina, of dien uw aanvraag in per telefoon of mail:',
  another: 'Nog een aanvraag indienen',
  opens: '(opent in een nieuw venster)',
} as const;

export const stepHeadText = {
  steps: 'Stappen van uw aanvraag',
  done: 'ingevuld',
  current: 'huidige stap',
  ahead: 'nog te doen',
  /** The visitor's position, before the title of the step. */
  position: (step: number) => `Stap ${String(step)} van 3`,
} as const;
