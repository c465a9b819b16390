import { groupThousands } from '@incasso/contract/groupThousands';
import { costFigures } from './costFigures.content';

/** A figure in whole euros as the texts write it: `2.500 euro`. */
export function euro(amount: number): string {
  return `${groupThousands(amount)} euro`;
}

const { hourlyRate, undisputedFeeMaxPercent, bailiffAdvanceRange } = costFigures;
const rate = `${euro(hourlyRate)} per uur`;
const most = `hoogstens ${String(undisputedFeeMaxPercent)}%`;

/** Words on money that pages, answers, general terms, mails and calculators share. */
// claim: undisputed-fee, hourly-rate, bailiff-advance, amounts-without-vat
export const costWords = {
  hourlyRate: `${rate} (zonder btw)`,
  /** Where a page or a contract names it first. */
  hourlyRateInFull: `${rate}, zonder btw en met kantoorkosten inbegrepen`,
  /** For which cases the rule on undisputed invoices holds; no text names their fee without it. */
  scope: 'onbetwist, tussen bedrijven en zonder rechtbank',
  /** The fee of those cases: follows on ‘ons ereloon is’. */
  fee: `wat uw debiteur boven op uw factuur betaalt, ${most} van die factuur`,
  /** The ceiling alone. */
  mostFee: `${most} van uw factuur`,
  /** 'Meestal': in a contract a bare range reads as a ceiling. */
  advance: `meestal ${String(bailiffAdvanceRange.least)} tot ${euro(bailiffAdvanceRange.most)}`,
} as const;

/** With a capital at its head. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
