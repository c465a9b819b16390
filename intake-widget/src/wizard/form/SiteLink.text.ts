export const siteLinkText = {
  words: 'Aanvraag indienen op onze website',
} as const;
