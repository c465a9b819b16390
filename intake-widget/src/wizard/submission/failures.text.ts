export const failuresText = {
  leftOut: 'Niet elk document kan worden meegestuurd. Er is nog niets verzonden.',
  arrived: (reference: string) =>
    `Uw aanvraag was al aangekomen, met referentie ${reference}. Wat u daarna wijzigde, is niet verzonden.`,
  lost: 'Een van uw bestanden kan niet meer gelezen worden.',
} as const;
