import { groupThousands } from '@incasso/contract/groupThousands';
import { fixedCompensation } from '../interest/interestRates.content';
import { caseKinds, type CaseKind } from './caseKinds';
import { costFigures } from './costFigures.content';

/** Formats whole euros for texts: `2.500 euro`. */
export function euro(amount: number): string {
  return `${groupThousands(amount)} euro`;
}

const { hourlyRate, undisputedFeeMaxPercent, bailiffAdvanceRange, courtHours, disputedSumsUpTo, consumerWaitingDays } =
  costFigures;
/** The cases that the fee on undisputed invoices applies to; every text with that fee states it. */
const scope = 'onbetwist, tussen bedrijven in België en zonder rechtbank';
const most = `hoogstens ${String(undisputedFeeMaxPercent)}% van het openstaande bedrag.`;
const fixed = euro(Number(fixedCompensation));

// claim: undisputed-fee, hourly-rate, bailiff-advance, amounts-without-vat
export const costWords = {
  hourlyRate: `${euro(hourlyRate)} per uur (zonder btw)`,
  /** How long a plain disputed case takes. */
  usualHours: `Tot ${euro(disputedSumsUpTo)} vraagt een gewone zaak tot het vonnis ongeveer ${String(courtHours)} uur.`,
  scope,
  /** The fee of those cases, below a heading with their scope */
  fee: `Ons ereloon komt alleen uit wat uw debiteur extra betaalt, en is ${most}`,
  noFee: 'Betaalt hij niets extra, dan betaalt u geen ereloon.',
  bearsCosts: 'Uw debiteur betaalt de kosten boven op uw factuur, zover de wet en uw voorwaarden dat toelaten.',
  laterDispute: 'U krijgt een nieuw voorstel. Een voorschot dat al gebruikt is, krijgt u niet terug.',
  /** 'Meestal': in a contract a bare range reads as a ceiling. */
  advance: `meestal ${String(bailiffAdvanceRange.least)} tot ${euro(bailiffAdvanceRange.most)}`,
  /** Said wherever the advance is named. */
  advanceBack: 'Betaalt uw debiteur, dan krijgt u het eerst terug.',
  /** Said wherever losing is named: the indemnity is often more than the other costs together. */
  loser: 'Wie verliest, betaalt ook de gerechtskosten en een rechtsplegingsvergoeding aan de ander.',
} as const;

/**
 * Conditions that the price list, the FAQ and the general terms state besides `costRules`. A separate constant, so that
 * the home page does not load them.
 */
// claim: undisputed-fee, enforcement, stopping, amounts-without-vat
export const costTerms = {
  /** What the debtor pays beyond the invoice, and who gets it */
  extra: `Extra is interest, een vaste vergoeding van ${fixed} en soms een schadebeding. Meestal gaat dat helemaal naar ons ereloon; is het meer dan die ${String(undisputedFeeMaxPercent)}%, dan is de rest voor u.`,
  openAmount: 'Het openstaande bedrag is wat per debiteur openstaat wanneer de opdracht begint, btw inbegrepen.',
  /** 'Tussen u en ons': a debtor who reads it could otherwise hold that payments do not go to interest first. */
  payOrder:
    'Tussen u en ons gaat wat uw debiteur betaalt eerst naar uw voorschot, dan naar het openstaande bedrag en pas daarna naar interest en ereloon.',
  enforcement:
    'De kosten van de gerechtsdeurwaarder komen bij de schuld. Heeft uw debiteur niets, dan zijn ze voor u. Ons ereloon blijft zoals in de fase daarvoor.',
  stopped: `Betaalt uw debiteur rechtstreeks aan u voor u stopzet, of binnen ${String(costFigures.monthsAfterStopping)} maanden daarna? Dan telt dat als een betaling aan ons.`,
  /** Must not say that all amounts are without VAT: the open amount includes it. */
  withoutVat: 'Ereloon en kosten van de gerechtsdeurwaarder zijn zonder btw.',
} as const;

/** The kinds by name: what the visitor says of the case. */
export const kindNames: Readonly<Record<CaseKind, string>> = {
  undisputed: capital(scope),
  disputed: 'Betwist, of voor de rechtbank',
  abroad: 'Uw debiteur zit in het buitenland',
  consumer: 'Uw debiteur is een consument',
  authority: 'Uw debiteur is een overheid',
  bankrupt: 'Uw debiteur is failliet',
};

/** The price of every case and service without a fixed rule */
export const onProposal = 'Prijs op voorstel';

/** The price of each kind in a few words, beside its name. */
// claim: undisputed-fee, hourly-rate, consumers-quote, proposal-first
export const kindPrices: Readonly<Record<CaseKind, string>> = {
  undisputed: 'No cure no pay',
  disputed: capital(costWords.hourlyRate),
  abroad: onProposal,
  consumer: 'Eerst een offerte',
  authority: onProposal,
  bankrupt: onProposal,
};

/** What applies to each kind besides its price, in the same words on pages, in mails and in the general terms. */
// claim: first-look-free, consumers-quote, clients-consent, abroad, law
export const costRules: Readonly<Record<CaseKind, string>> = {
  undisputed: `${costWords.fee} ${costWords.noFee} Op het ereloon komt ${String(costFigures.vatPercent)}% btw, op factuur. Een voorschot voor de gerechtsdeurwaarder, ${costWords.advance}, vragen we alleen na uw akkoord. ${costWords.advanceBack} Komt er niets binnen, dan blijft het voor uw rekening.`,
  disputed: `Een eerste beoordeling is gratis. ${costWords.usualHours} Interest, vaste vergoeding en schadebeding zijn dan voor u. ${costWords.loser}`,
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

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
