export const siteLinkText = {
  words: 'Dossier indienen op onze website',
} as const;
