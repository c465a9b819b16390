/**
 * What an invoicing firm pays, by kind of invoice. The fee and the advance are the firm's own rules; what becomes of
 * interest and of the advance when nothing comes in is a sample that the firm confirms (`docs/content.md`).
 */
export const costs = {
  title: 'Wat het kost',
  lead: 'U weet vooraf wat u betaalt, en wanneer. Alle bedragen zijn zonder btw.',
  situation: 'Situatie',
  kinds: ['Onbetwiste factuur', 'Betwiste factuur'],
  rows: [
    {
      situation: 'Uw debiteur betaalt',
      amounts: ['Geen ereloon: dat verhalen we op uw debiteur.', 'Ons uurtarief, volgens de raming vooraf.'],
    },
    {
      situation: 'Er komt niets binnen',
      amounts: ['Geen ereloon.', 'Ons uurtarief, volgens de raming vooraf.'],
    },
    {
      situation: 'Gerechtsdeurwaarder',
      amounts: [
        'Voorschot van 100 tot 500 euro, na uw akkoord. We verhalen het op uw debiteur.',
        'Voorschot van 100 tot 500 euro, na uw akkoord.',
      ],
    },
    {
      situation: 'Interest en vergoeding',
      amounts: ['Dekken eerst de kosten en ons ereloon. De rest is voor u.', 'Zijn voor u.'],
    },
  ],
  notes: [
    'Onbetwist is een factuur aan een bedrijf dat er geen gemotiveerd bezwaar tegen heeft.',
    'Komt er niets binnen? Dan blijft een betaald voorschot voor uw rekening.',
    'Factuur aan een consument? Vraag ons vooraf een offerte.',
  ],
} as const;
