export const failuresText = {
  leftOut: 'Niet elk document kan mee. Er is nog niets verstuurd.',
  lost: 'Een van uw bestanden kan niet meer gelezen worden.',
} as const;
