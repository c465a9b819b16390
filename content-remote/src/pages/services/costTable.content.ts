import { capital, costWords } from '../../content/costs.content';
import { costFigures } from '../../content/costFigures.content';

/**
 * Costs by kind of invoice and by outcome. The fee and the advance are the firm's own rules; the others are samples
 * that the firm confirms (`docs/content.md`).
 */
export const costTable: CostTable = {
  title: 'Wat het kost',
  lead: 'U weet vooraf waar u aan toe bent. Alle bedragen zijn zonder btw.',
  situation: 'Situatie',
  kinds: ['Onbetwiste factuur', 'Betwiste factuur'],
  rows: [
    {
      situation: 'Uw debiteur betaalt',
      amounts: [
        { amount: 'Geen ereloon', detail: 'We verhalen het op uw debiteur.' },
        { amount: costWords.hourlyRate, detail: 'U krijgt vooraf een raming.' },
      ],
    },
    {
      situation: 'Uw debiteur betaalt een deel',
      amounts: [{ amount: 'Eerst kosten en interest, dan uw factuur' }],
    },
    {
      situation: 'Er komt niets binnen',
      amounts: [{ amount: 'Geen ereloon' }, { amount: costWords.hourlyRate }],
    },
    {
      situation: 'Voorschot voor de gerechtsdeurwaarder',
      amounts: [
        {
          amount: capital(costWords.advance),
          detail: 'Alleen als het nodig is, en na uw akkoord. Komt er niets binnen, dan blijft het voor uw rekening.',
        },
      ],
    },
    {
      situation: 'Interest en schadevergoeding',
      amounts: [
        { amount: 'Wat overblijft, is voor u', detail: 'Eerst gaan ons ereloon en de kosten eraf.' },
        { amount: 'Alles is voor u' },
      ],
    },
    {
      situation: 'Moet het naar de rechtbank?',
      amounts: [
        {
          amount: `${costWords.hourlyRate}, na uw akkoord`,
          detail: 'U krijgt eerst een voorstel. Wie verliest, betaalt de gerechtskosten.',
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
