import { groupThousands } from '@incasso/contract/groupThousands';
import { capitalized } from '../capitalized';
import type { CaseKind } from './caseKinds';
import { costFigures } from './costFigures.content';

/** Formats whole euros for texts: `2.500 euro`. */
export function euro(amount: number): string {
  return `${groupThousands(amount)} euro`;
}

const { hourlyRate, undisputedFeeMaxPercent, bailiffAdvanceRange } = costFigures;
/** The cases that the fee on undisputed invoices applies to; every text with that fee states it. */
const scope = 'onbetwist, tussen bedrijven in België en zonder rechtbank';

export const costWords = {
  hourlyRate: `${euro(hourlyRate)} per uur (zonder btw)`,
  scope,
  /** The fee of those cases, below a heading with their scope */
  fee: `Ons ereloon komt alleen uit wat uw debiteur extra betaalt: hoogstens ${String(undisputedFeeMaxPercent)}% van het openstaande bedrag.`,
  bearsCosts: 'Uw debiteur betaalt de kosten boven op uw factuur, zover de wet en uw voorwaarden dat toelaten.',
  laterDispute: 'U krijgt een nieuw voorstel. Een voorschot dat al gebruikt is, krijgt u niet terug.',
  /** 'Meestal': in a contract a bare range reads as a ceiling. */
  advance: `meestal ${String(bailiffAdvanceRange.least)} tot ${euro(bailiffAdvanceRange.most)}`,
  /** Said wherever the advance is named. */
  advanceBack: 'Betaalt uw debiteur, dan krijgt u het eerst terug; anders blijft het voor uw rekening.',
  /** Said wherever losing is named: the indemnity is often more than the other costs together. */
  loser: 'Wie verliest, betaalt ook gerechtskosten en rechtsplegingsvergoeding.',
} as const;

/** The kinds by name: what the visitor says of the case. */
export const kindNames: Readonly<Record<CaseKind, string>> = {
  undisputed: capitalized(scope),
  disputed: 'Betwist, of voor de rechtbank',
  abroad: 'Uw debiteur zit in het buitenland',
  consumer: 'Uw debiteur is een consument',
  authority: 'Uw debiteur is een overheid',
  bankrupt: 'Uw debiteur is failliet',
};

/** The price of every case and service without a fixed rule */
export const onProposal = 'Prijs op voorstel';

/** The price of each kind in a few words, beside its name. */
export const kindPrices: Readonly<Record<CaseKind, string>> = {
  undisputed: 'No cure no pay',
  disputed: capitalized(costWords.hourlyRate),
  abroad: onProposal,
  consumer: 'Eerst een offerte',
  authority: onProposal,
  bankrupt: onProposal,
};
