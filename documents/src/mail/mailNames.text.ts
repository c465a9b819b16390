export const mailNames = {
  /** Of an attachment without a name of its own. */
  attachment: 'bijlage',
} as const;
