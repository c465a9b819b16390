export const saveReceiptText = {
  save: 'Bewaar uw ontvangstbewijs',
} as const;
