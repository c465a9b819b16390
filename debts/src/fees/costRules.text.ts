import { fixedCompensation } from '../interest/interestRates.content';
import { caseKinds, type CaseKind } from './caseKinds';
import { costFigures } from './costFigures.content';
import { costWords, euro, kindNames, kindPrices } from './costWords.text';

/* Apart from `costWords`, so that the home page does not load these texts. */

const { undisputedFeeMaxPercent, consumerWaitingDays, courtHours, disputedSumsUpTo, vatPercent, monthsAfterStopping } =
  costFigures;
const fixed = euro(Number(fixedCompensation));

/** What applies to each kind besides its price, in the same words on pages, in mails and in the general terms. */
export const costRules: Readonly<Record<CaseKind, string>> = {
  undisputed: `${costWords.fee} Betaalt hij niets extra, dan betaalt u geen ereloon. Op het ereloon komt ${String(vatPercent)}% btw, op factuur. Een voorschot voor de gerechtsdeurwaarder, ${costWords.advance}, vragen we alleen na uw akkoord. ${costWords.advanceBack}`,
  disputed: `Een eerste beoordeling is gratis. Tot ${euro(disputedSumsUpTo)} vraagt een gewone zaak tot het vonnis ongeveer ${String(courtHours)} uur. Interest, vaste vergoeding en schadebeding zijn dan voor u. ${costWords.loser}`,
  abroad: `IOS kan alleen tussen bedrijven in de KBO. Een Europese procedure gaat via de rechter, aan ${costWords.hourlyRate}.`,
  consumer: `Een consument betaalt pas interest of een schadebeding na een gratis herinnering en minstens ${String(consumerWaitingDays)} dagen. De wet begrenst die bedragen.`,
  authority: `Interest en de vaste vergoeding van ${fixed} gelden ook voor een overheid, tenzij de regels voor overheidsopdrachten iets anders zeggen. IOS kan daar niet.`,
  bankrupt: 'Bij hem zelf kunnen we niet meer invorderen. We dienen uw schuldvordering in bij de curator.',
};

export type CostLine = { readonly kind: CaseKind; readonly title: string; readonly text: string };

/** What the given kinds cost, one line for each, in the order of the list. */
export function costLines(kinds: readonly CaseKind[]): CostLine[] {
  return caseKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({ kind, title: kindNames[kind], text: `${kindPrices[kind]}. ${costRules[kind]}` }));
}

/** Conditions that the price list, the FAQ and the general terms state besides `costRules`. */
export const costTerms = {
  /** What the debtor pays beyond the invoice, and who gets it */
  extra: `Extra is interest, een vaste vergoeding van ${fixed} en soms een schadebeding. Meestal gaat dat helemaal naar ons ereloon; is het meer dan die ${String(undisputedFeeMaxPercent)}%, dan is de rest voor u.`,
  openAmount: 'Het openstaande bedrag is wat per debiteur openstaat wanneer de opdracht begint, btw inbegrepen.',
  /** 'Tussen u en ons': a debtor who reads it could otherwise hold that payments do not go to interest first. */
  payOrder:
    'Tussen u en ons gaat wat uw debiteur betaalt eerst naar uw voorschot, dan naar het openstaande bedrag en pas daarna naar interest en ereloon.',
  enforcement:
    'De kosten van de gerechtsdeurwaarder komen bij de schuld. Heeft uw debiteur niets, dan zijn ze voor u. Ons ereloon blijft zoals in de fase daarvoor.',
  stopped: `Betaalt uw debiteur rechtstreeks aan u voor u stopzet, of binnen ${String(monthsAfterStopping)} maanden daarna? Dan telt dat als een betaling aan ons.`,
  /** Must not say that all amounts are without VAT: the open amount includes it. */
  withoutVat: 'Ereloon en kosten van de gerechtsdeurwaarder zijn zonder btw.',
} as const;
