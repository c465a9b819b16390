import { groupThousands } from '@incasso/contract/groupThousands';
import { fixedCompensation } from '../interest/interestRates.content';
import { costFigures } from './costFigures.content';

/** Formats whole euros for texts: `2.500 euro`. */
export function euro(amount: number): string {
  return `${groupThousands(amount)} euro`;
}

/** Who owes what: each kind has its own costs and its own law. */
export const caseKinds = ['undisputed', 'disputed', 'consumer', 'authority'] as const;
export type CaseKind = (typeof caseKinds)[number];

const { hourlyRate, undisputedFeeMaxPercent, bailiffAdvanceRange, courtHours, consumerWaitingDays } = costFigures;
const scope = 'onbetwist, tussen bedrijven en zonder rechtbank';
const most = `hoogstens ${String(undisputedFeeMaxPercent)}% van het openstaande bedrag.`;
const fixed = euro(Number(fixedCompensation));
const vatOnFee = `Op het ereloon is ${String(costFigures.vatPercent)}% btw verschuldigd. U krijgt er een factuur voor.`;

// claim: undisputed-fee, hourly-rate, bailiff-advance, amounts-without-vat
export const costWords = {
  hourlyRate: `${euro(hourlyRate)} per uur (zonder btw)`,
  /** How long a plain disputed case takes. */
  usualHours: `Een gewone zaak vraagt tot het vonnis ongeveer ${String(courtHours)} uur.`,
  /** The cases that the fee on undisputed invoices applies to; every text with that fee states it. */
  scope,
  /** The fee of those cases, below a heading with their scope */
  fee: `Ons ereloon komt alleen uit wat uw debiteur extra betaalt, en is ${most}`,
  noFee: 'Betaalt hij niets extra, dan betaalt u geen ereloon.',
  bearsCosts:
    'Uw debiteur draagt de kosten, zover de wet en uw voorwaarden dat toelaten: hij betaalt ze boven op uw factuur.',
  laterDispute: 'U krijgt een nieuw voorstel. Een voorschot dat al gebruikt is, krijgt u niet terug.',
  /** 'Meestal': in a contract a bare range reads as a ceiling. */
  advance: `meestal ${String(bailiffAdvanceRange.least)} tot ${euro(bailiffAdvanceRange.most)}`,
  /** Consumers and authorities, where there is no room for their rules */
  proposalFirst: 'U krijgt eerst een offerte of een voorstel.',
  loser: 'Wie verliest, betaalt ook de gerechtskosten en een vergoeding aan de ander.',
} as const;

/**
 * Conditions that the calculator, the FAQ and the general terms state besides `costRules`. A separate constant, so that
 * the home page does not load them.
 */
// claim: undisputed-fee, enforcement, stopping, amounts-without-vat
export const costTerms = {
  /** The fee with the cases that it applies to, for places without a heading that names these */
  feeInScope: `${capital(scope)} komt ons ereloon alleen uit wat uw debiteur extra betaalt. Het is ${most}`,
  /** What the debtor pays beyond the invoice, and who gets it */
  extra: `Extra is interest, een vaste vergoeding van ${fixed} en soms een schadebeding. Meestal gaat dat helemaal naar ons ereloon; is het meer dan die ${String(undisputedFeeMaxPercent)}%, dan is de rest voor u.`,
  openAmount: 'Het openstaande bedrag is wat per debiteur openstaat wanneer de opdracht begint, btw inbegrepen.',
  payOrder:
    'Wat uw debiteur betaalt, gaat eerst naar uw voorschot, dan naar het openstaande bedrag en pas daarna naar interest en ons ereloon.',
  enforcement:
    'De kosten van de gerechtsdeurwaarder komen bij de schuld. Heeft uw debiteur niets, dan zijn ze voor u. Ons ereloon blijft zoals in de fase daarvoor.',
  stopped: `Betaalt uw debiteur rechtstreeks aan u voor u stopzet, of binnen ${String(costFigures.monthsAfterStopping)} maanden daarna? Dan telt dat als een betaling aan ons.`,
  /** Must not say that all amounts are without VAT: the open amount includes it. */
  withoutVat: `Ereloon en kosten van de gerechtsdeurwaarder zijn zonder btw. ${vatOnFee}`,
} as const;

/** The kinds by name: what the visitor says of the case. */
export const kindNames: Readonly<Record<CaseKind, string>> = {
  undisputed: 'Onbetwist, tussen bedrijven, zonder rechtbank',
  disputed: 'Betwist, of voor de rechtbank',
  consumer: 'Uw debiteur is een consument',
  authority: 'Uw debiteur is een overheid',
};

/** Said first of the kinds that have no fixed price. */
export const offerFirst = {
  consumer: 'U krijgt vooraf een offerte.',
  authority: 'U krijgt eerst een voorstel.',
} as const;

/** What each kind costs, in the same words on pages, in mails and in the general terms. */
// claim: first-look-free, consumers-quote, proposal-first, clients-consent, law
export const costRules: Readonly<Record<CaseKind, string>> = {
  undisputed: `${costWords.fee} ${costWords.noFee} ${vatOnFee} Een voorschot voor de gerechtsdeurwaarder, ${costWords.advance}, vragen we alleen na uw akkoord. Komt er niets binnen, dan blijft het voor uw rekening.`,
  disputed: `${capital(costWords.hourlyRate)}, na een gratis eerste beoordeling en een voorstel. ${costWords.usualHours} Interest en vergoedingen zijn voor u. ${costWords.loser}`,
  consumer: `${offerFirst.consumer} Een consument betaalt pas interest of een schadevergoeding na een gratis herinnering en minstens ${String(consumerWaitingDays)} dagen. De wet begrenst die bedragen.`,
  authority: `${offerFirst.authority} Interest en de vaste vergoeding van ${fixed} gelden ook voor een overheid. IOS kan daar niet.`,
};

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
