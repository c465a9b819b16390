export const failuresText = {
  lost: 'Een van uw bestanden kan niet meer gelezen worden.',
} as const;
