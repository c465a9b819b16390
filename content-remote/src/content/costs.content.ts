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
      amounts: ['Geen ereloon voor u.', 'Ons uurtarief.'],
    },
    {
      situation: 'Er komt niets binnen',
      amounts: ['Geen ereloon.', 'Ons uurtarief.'],
    },
    {
      situation: 'Voorschot deurwaarder',
      amounts: ['100 tot 500 euro.', '100 tot 500 euro.'],
    },
    {
      situation: 'Interest',
      amounts: ['Eerst voor de kosten.', 'Voor u.'],
    },
  ],
  notes: [
    'Onbetwist is een factuur aan een bedrijf dat er geen gemotiveerd bezwaar tegen heeft. Ereloon en kosten verhalen we dan op uw debiteur. Interest en schadevergoeding dekken eerst die kosten, de rest is voor u.',
    'Een gerechtsdeurwaarder schakelen we pas in na uw akkoord. Komt er niets binnen, dan blijft zijn voorschot voor uw rekening.',
    'Bij een betwiste factuur krijgt u vooraf een raming van de uren.',
    'Factuur aan een consument? Vraag ons vooraf een offerte.',
  ],
} as const;
