export const honeypotText = {
  /** Visible only if style sheets do not load. */
  label: 'Laat dit veld leeg',
} as const;
