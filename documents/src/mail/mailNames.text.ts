export const mailNames = {
  /** Name of an attachment that has none. */
  attachment: 'bijlage',
} as const;
