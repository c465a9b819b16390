export const answerFieldText = {
  doubt: 'Klopt dit nummer?',
} as const;
