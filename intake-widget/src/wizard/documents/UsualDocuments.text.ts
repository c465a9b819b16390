export const usualDocumentsText = {
  title: 'Meestal nodig:',
  present: 'toegevoegd',
  absent: 'nog niet toegevoegd',
  later: 'Nasturen mag.',
} as const;
