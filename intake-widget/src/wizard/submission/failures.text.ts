export const failuresText = {
  leftOut: 'Niet elk document kan worden meegestuurd. Er is nog niets verzonden.',
  lost: 'Een van uw bestanden kan niet meer gelezen worden.',
} as const;
