import { costWords, kindNames, kindPrices, onProposal } from '@incasso/debts/costWords';
import { costsLink } from '@incasso/contract/routes';

export const costSummary = {
  title: costsLink.name,
  // claim: undisputed-fee, hourly-rate, bailiff-advance, clients-consent, consumers-quote, proposal-first
  items: [
    { term: kindNames.undisputed, value: `No cure no pay. ${costWords.fee}` },
    {
      term: kindNames.disputed,
      value: `${kindPrices.disputed}, na een voorstel. ${costWords.loser}`,
    },
    {
      term: 'Gerechtsdeurwaarder',
      value: `Voorschot van ${costWords.advance}, na uw akkoord. ${costWords.advanceBack} Komt er niets binnen, dan bent u het kwijt.`,
    },
    { term: 'Consument', value: `${kindPrices.consumer}.` },
    { term: 'Buitenland, overheid, faillissement', value: `${onProposal}.` },
  ],
  more: 'Reken het uit',
} as const;
