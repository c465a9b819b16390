import { costsLink } from '@incasso/contract/routes';
import { costFigures } from '@incasso/debts/costFigures';
import { capital, costTerms, costWords, kindNames } from '@incasso/debts/costWords';

/** Costs by kind of case and by outcome: `costsOf` (in `debts`) has the same rules as code. */
// claim: undisputed-fee, hourly-rate, amounts-without-vat
export const costTable: CostTable = {
  title: costsLink.name,
  lead: costTerms.feeInScope,
  situation: 'Situatie',
  kinds: [kindNames.undisputed, kindNames.disputed],
  rows: [
    {
      situation: 'Uw debiteur betaalt alles',
      amounts: [
        { amount: 'Niets uit het openstaande bedrag', detail: costTerms.extra },
        {
          amount: costWords.hourlyRate,
          detail: `Kantoorkosten inbegrepen, na een voorstel. ${costWords.usualHours} Interest en vergoedingen zijn voor u.`,
        },
      ],
    },
    {
      situation: 'Hij betaalt een deel',
      amounts: [
        { amount: 'Eerst uw voorschot, dan het openstaande bedrag', detail: 'Pas daarna interest en ons ereloon.' },
        { amount: costWords.hourlyRate },
      ],
    },
    {
      situation: 'Er komt niets binnen',
      amounts: [{ amount: 'Geen ereloon' }, { amount: costWords.hourlyRate, detail: costWords.loser }],
    },
    {
      // claim: first-look-free
      situation: 'Hij betwist uw factuur',
      amounts: [
        { amount: 'Wij stoppen, zonder ereloon', detail: costWords.laterDispute },
        { amount: 'Eerste beoordeling gratis' },
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
      situation: 'Beslag leggen, na IOS of een vonnis',
      amounts: [{ amount: 'U krijgt eerst een voorstel', detail: costTerms.enforcement }],
    },
    {
      // claim: consumers-quote
      situation: 'Uw debiteur is een consument',
      amounts: [{ amount: 'U krijgt vooraf een offerte' }],
    },
    {
      // claim: proposal-first
      situation: 'Een overheid, een faillissement, advies, debiteurenbeheer of een solvabiliteitscontrole',
      amounts: [{ amount: 'Op voorstel' }],
    },
  ],
  notes: `Alle bedragen zijn zonder btw. ${costTerms.vatOnFee} Onze facturen betaalt u binnen ${String(costFigures.paymentTermDays)} dagen. ${costTerms.openAmount} Onbetwist is een factuur aan een bedrijf dat er geen gemotiveerd bezwaar tegen heeft.`,
};

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
