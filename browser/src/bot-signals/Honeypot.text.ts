export const honeypotText = {
  /** For whom sees it all the same, where style sheets do not load. */
  label: 'Laat dit veld leeg',
} as const;
