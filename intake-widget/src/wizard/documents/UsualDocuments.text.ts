export const usualDocumentsText = {
  title: 'Meestal nuttig:',
  present: 'toegevoegd',
  absent: 'nog niet toegevoegd',
  later: 'Nasturen mag.',
} as const;
