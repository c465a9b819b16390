import { costsLink } from '@incasso/contract/routes';
import { costFigures } from '@incasso/debts/costFigures';
import { capital, costWords } from '@incasso/debts/costWords';

/** Costs by kind of case and by outcome: `dividePayment` (in `debts`) has the same rule as code. */
// claim: undisputed-fee, hourly-rate, amounts-without-vat, consumers-quote
export const costTable: CostTable = {
  title: costsLink.name,
  lead: `${capital(costWords.scope)}? Dan gaat er niets van uw factuur naar ons. Ons ereloon is ${costWords.fee}. Komt er niets binnen, dan bent u alleen de kosten van de gerechtsdeurwaarder kwijt waarmee u akkoord ging.`,
  situation: 'Situatie',
  kinds: ['Onbetwist, tussen bedrijven, zonder rechtbank', 'Betwist, of voor de rechtbank'],
  rows: [
    {
      situation: 'Uw debiteur betaalt alles',
      amounts: [
        {
          amount: 'Niets uit uw factuur',
          detail: `Hij betaalt er interest, een vaste vergoeding en soms een schadebeding bovenop. Daaruit komt ons ereloon, ${costWords.mostFee}. De rest is voor u.`,
        },
        {
          amount: costWords.hourlyRate,
          detail:
            'Kantoorkosten inbegrepen, na een schriftelijk voorstel met raming. Interest en vergoedingen zijn voor u.',
        },
      ],
    },
    {
      situation: 'Hij betaalt een deel',
      amounts: [
        {
          amount: 'Eerst uw voorschot, dan uw factuur',
          detail: 'Pas daarna interest en ons ereloon. Blijft er niets over, dan betaalt u geen ereloon.',
        },
        { amount: costWords.hourlyRate },
      ],
    },
    {
      situation: 'Er komt niets binnen',
      amounts: [
        { amount: 'Geen ereloon' },
        { amount: costWords.hourlyRate, detail: 'Wie verliest, betaalt ook de gerechtskosten.' },
      ],
    },
    {
      // claim: first-look-free
      situation: 'Hij betwist uw factuur',
      amounts: [
        {
          amount: 'Wij stoppen, zonder ereloon',
          detail: 'U krijgt een nieuw voorstel. Een voorschot dat al gebruikt is, krijgt u niet terug.',
        },
        { amount: 'Eerste beoordeling gratis', detail: 'Daarna beslist u.' },
      ],
    },
    {
      // claim: bailiff-advance, clients-consent
      situation: 'Voorschot voor de gerechtsdeurwaarder',
      amounts: [
        {
          amount: capital(costWords.advance),
          detail: 'Alleen als het nodig is, en na uw akkoord. Komt er niets binnen, dan blijft het voor uw rekening.',
        },
      ],
    },
    {
      // claim: enforcement
      situation: 'Beslag, met een titel',
      amounts: [
        {
          amount: 'U krijgt eerst een raming',
          detail:
            'De kosten van de gerechtsdeurwaarder komen bij de schuld. Heeft uw debiteur niets, dan zijn ze voor u. Ons ereloon blijft zoals in de fase daarvoor.',
        },
      ],
    },
    {
      situation: 'Wanneer u betaalt',
      amounts: [
        { amount: 'Alleen het voorschot', detail: 'Voordat de gerechtsdeurwaarder optreedt.' },
        {
          amount: `Binnen ${String(costFigures.paymentTermDays)} dagen`,
          detail: 'Na onze factuur. Het voorschot vooraf.',
        },
      ],
    },
  ],
  notes:
    'Alle bedragen zijn zonder btw. Onbetwist is een factuur aan een bedrijf dat er geen gemotiveerd bezwaar tegen heeft. Factuur aan een consument? Vraag ons vooraf een offerte.',
};

export const ownCosts = {
  title: 'Wat kost het voor uw factuur?',
  withoutScript: 'Dit rekent alleen met JavaScript. De tabel geeft dezelfde regels.',
} as const;

type CostTable = {
  readonly title: string;
  readonly lead: string;
  readonly situation: string;
  /** Headers of the columns with amounts. */
  readonly kinds: readonly string[];
  /** One amount for each kind, or a single one that applies to all. */
  readonly rows: readonly { readonly situation: string; readonly amounts: readonly CostAmount[] }[];
  readonly notes: string;
};

type CostAmount = {
  /** The amount in a few words. */
  readonly amount: string;
  /** When it is due, or who pays it. */
  readonly detail?: string;
};
