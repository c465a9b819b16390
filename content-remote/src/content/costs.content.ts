/**
 * Costs by kind of invoice. The fee and the advance are the firm's own rules; the rules on interest and on the advance
 * when nothing is collected are samples that the firm confirms (`docs/content.md`).
 */
export const costs: CostTable = {
  title: 'Wat het kost',
  lead: 'U weet vooraf wat u betaalt, en wanneer. Alle bedragen zijn zonder btw.',
  situation: 'Situatie',
  kinds: ['Onbetwiste factuur', 'Betwiste factuur'],
  rows: [
    {
      situation: 'Uw debiteur betaalt',
      amounts: [
        { amount: 'Geen ereloon', detail: 'We verhalen het op uw debiteur.' },
        { amount: 'Ons uurtarief', detail: 'U krijgt vooraf een raming.' },
      ],
    },
    {
      situation: 'Er komt niets binnen',
      amounts: [
        { amount: 'Geen ereloon', detail: 'U draagt zelf het voorschot.' },
        { amount: 'Ons uurtarief', detail: 'U draagt zelf het voorschot.' },
      ],
    },
    {
      situation: 'Voorschot voor de deurwaarder',
      amounts: [{ amount: '100 tot 500 euro', detail: 'Alleen als die stap nodig is, en na uw akkoord.' }],
    },
    {
      situation: 'Interest en schadevergoeding',
      amounts: [
        { amount: 'Wat overblijft, is voor u', detail: 'Eerst gaan ons ereloon en de kosten eraf.' },
        { amount: 'Alles is voor u' },
      ],
    },
    {
      situation: 'Wanneer u betaalt',
      amounts: [
        { amount: 'Alleen het voorschot', detail: 'Voordat de gerechtsdeurwaarder optreedt.' },
        { amount: 'Binnen 30 dagen', detail: 'Na onze factuur. Het voorschot vooraf.' },
      ],
    },
  ],
  notes:
    'Onbetwist is een factuur aan een bedrijf dat er geen gemotiveerd bezwaar tegen heeft. Factuur aan een consument? Vraag ons vooraf een offerte.',
};

type CostTable = {
  readonly title: string;
  readonly lead: string;
  /** Heads the first column. */
  readonly situation: string;
  /** Heads the columns of amounts. */
  readonly kinds: readonly string[];
  /** One amount for each kind, or one that holds for all. */
  readonly rows: readonly { readonly situation: string; readonly amounts: readonly CostAmount[] }[];
  readonly notes: string;
};

type CostAmount = {
  /** The summary for a busy reader. */
  readonly amount: string;
  /** When, or who bears it. */
  readonly detail?: string;
};
