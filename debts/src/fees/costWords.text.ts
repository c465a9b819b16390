import { groupThousands } from '@incasso/contract/groupThousands';
import { costFigures } from './costFigures.content';

/** Formats whole euros for texts: `2.500 euro`. */
export function euro(amount: number): string {
  return `${groupThousands(amount)} euro`;
}

const { hourlyRate, undisputedFeeMaxPercent, bailiffAdvanceRange } = costFigures;
const rate = `${euro(hourlyRate)} per uur`;
const most = `hoogstens ${String(undisputedFeeMaxPercent)}%`;

// claim: undisputed-fee, hourly-rate, bailiff-advance, amounts-without-vat
export const costWords = {
  hourlyRate: `${rate} (zonder btw)`,
  /** For the first mention on a page or in a contract */
  hourlyRateInFull: `${rate}, zonder btw en met kantoorkosten inbegrepen`,
  /** The cases that the fee on undisputed invoices applies to; every text with that fee states it. */
  scope: 'onbetwist, tussen bedrijven en zonder rechtbank',
  /** The fee of those cases: follows on ‘ons ereloon is’. */
  fee: `wat uw debiteur boven op uw factuur betaalt, ${most} van die factuur`,
  mostFee: `${most} van uw factuur`,
  /** 'Meestal': in a contract a bare range reads as a ceiling. */
  advance: `meestal ${String(bailiffAdvanceRange.least)} tot ${euro(bailiffAdvanceRange.most)}`,
} as const;

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
