import { costsLink } from '@incasso/contract/routes';
import { costWords, kindNames, kindPrices, onProposal } from '@incasso/debts/costWords';
import { sampleWords } from './sampleInvoice.content';

export const costSummary = {
  title: costsLink.name,
  items: [
    { term: kindNames.undisputed, value: `${kindPrices.undisputed}. ${costWords.fee}` },
    { term: `Voorbeeld: ${sampleWords.amount}`, value: sampleWords.kept },
    {
      term: 'Gerechtsdeurwaarder',
      value: `Voorschot van ${costWords.advance}, na uw akkoord. ${costWords.advanceBack}`,
    },
    { term: kindNames.disputed, value: `${kindPrices.disputed}. ${costWords.loser}` },
    { term: 'Consument', value: `${kindPrices.consumer}.` },
    { term: 'Buitenland, overheid, faillissement', value: `${onProposal}.` },
  ],
  more: 'Reken het uit',
} as const;
