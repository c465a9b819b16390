export const honeypotText = {
  /** Visible only where style sheets do not load. */
  label: 'Laat dit veld leeg',
} as const;
