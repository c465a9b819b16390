export const stepListText = {
  label: 'Stappen van uw aanvraag',
  done: 'ingevuld',
  current: 'huidige stap',
  ahead: 'nog te doen',
} as const;
