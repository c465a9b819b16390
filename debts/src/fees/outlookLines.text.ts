import { addDecimals, compareDecimals, type Decimal } from '@incasso/contract/decimal';
import { unbrokenMoney } from '../money/money';
import { fixedCompensation } from '../interest/interestRates.content';
import { costFigures } from './costFigures.content';
import { capital, costWords } from './costWords.text';
import { caseOutlook } from './dividePayment';

/** Shown with every calculation. */
export const estimateCaveat =
  'Dit is een raming van wat een bedrijf van een ander bedrijf mag vragen (wet van 2 augustus 2002). Staat er in uw voorwaarden iets anders, dan kan het bedrag verschillen.';

/** Shown with every calculation: otherwise a reader takes all sums for the client's. */
// claim: undisputed-fee
export const feeNote = `${capital(costWords.scope)} komt ons ereloon uit interest en vergoedingen, nooit uit uw factuur: ${costWords.mostFee}. De rest is voor u. Ereloon en voorschot zijn zonder btw.`;

export type OutlookLines = {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, sum: string])[];
  readonly notes: readonly string[];
};

/** The outlook of one overdue invoice in euro: its `principal` and the interest on it */
// claim: undisputed-fee, bailiff-advance, law
export function outlookLines({ principal, interest }: OverdueInvoice): OutlookLines {
  const { advance, mostFee, kept, keptByIos, lost } = caseOutlook(principal, addDecimals(interest, fixedCompensation));
  return {
    title: 'Wat u dat kost',
    rows: [
      ['Ons ereloon, hoogstens', euro(mostFee)],
      ['Voorschot, alleen als IOS nodig is', euro(advance)],
      ['Uw debiteur betaalt alles: u houdt over', euro(kept)],
      ['Hij betaalt niets, ook niet na IOS: u verliest uw voorschot', euro(lost)],
    ],
    notes: [
      feeNote,
      ...(compareDecimals(kept, keptByIos) > 0
        ? [
            `Via IOS houdt u minstens ${euro(keptByIos)} over: interest en schadebeding zijn daar samen hoogstens ${String(costFigures.iosAdditionsMaxPercent)}% van de factuur.`,
          ]
        : []),
    ],
  };
}

type OverdueInvoice = { readonly principal: Decimal; readonly interest: Decimal };

function euro(amount: Decimal): string {
  return unbrokenMoney(amount, 'EUR');
}
