export const stepHeadText = {
  steps: 'Stappen van uw aanvraag',
  done: 'ingevuld',
  current: 'huidige stap',
  ahead: 'nog te doen',
  /** The visitor's position, before the title of the step. */
  position: (step: number) => `Stap ${String(step)} van 3`,
  required: 'Alle velden zijn verplicht.',
} as const;
