export const failuresText = {
  leftOut: 'Niet elk document kan worden meegestuurd. Er is nog niets verzonden.',
  arrived: (reference: string) =>
    `Uw aanvraag was al aangekomen, met referentie ${reference}. Wat u daarna wijzigde, is niet verzonden.`,
  newCase: 'Hiermee een nieuwe aanvraag beginnen',
  lost: 'Een van uw bestanden kan niet meer gelezen worden.',
} as const;
