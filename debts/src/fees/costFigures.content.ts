/**
 * What a case costs, in euro without VAT. Samples until the firm enters its own and confirms them (`docs/content.md`).
 * Pages, general terms, mails and the calculator take every figure from here.
 */
// claim: cost-figures
export const costFigures = {
  /** The firm's fee for an hour, office costs included: disputed cases, and every case before a court. */
  hourlyRate: 150,
  /**
   * The highest fee on undisputed invoices between businesses, out of court, in percent of what is open for a debtor
   * when the case is accepted, VAT included. It comes only out of what the debtor pays beyond that.
   */
  undisputedFeeMaxPercent: 10,
  /**
   * The most that interest and a penalty clause may add in the IOS procedure, in percent of the principal. Set by law
   * (art. 1394/20 Ger.W.); the fixed compensation of 40 euro comes on top (court of appeal of Ghent, 24 March 2017).
   */
  iosAdditionsMaxPercent: 10,
  /** The usual range of an advance to a bailiff */
  bailiffAdvanceRange: { least: 100, most: 500 },
  /** The writ of summons, which the client advances. */
  writ: 350,
  /**
   * The contribution to the fund for legal aid, due when a case is entered (tribunaux-rechtbanken.be). It is
   * indexed; a later amount was not found, so the firm confirms it.
   */
  legalAidContribution: 24,
  legalAidSince: '2022-10-01',
  /** The day of the index that `indemnities` do not have yet. */
  indemnitiesBefore: '2025-03-01',
  /** The fee of the business court since 1 February 2019 (art. 269/1 W.Reg.), which the loser pays to the State. */
  courtFee: 165,
  /** Hours of work on a plain disputed case until the judgment, and the largest principal for which they stand. */
  courtHours: 8,
  disputedSumsUpTo: 25_000,
  /** Days after a free first reminder before a consumer owes interest or a penalty (art. XIX.2 WER). */
  consumerWaitingDays: 14,
  /** VAT on fees and bailiffs' advances, in percent. */
  vatPercent: 21,
  /** A debtor's payment within this time after the client stopped the case counts as one to the firm. */
  monthsAfterStopping: 3,
  /** Statements of fees are due after this many days. */
  paymentTermDays: 30,
} as const;

/* The tables are apart from the figures, so that pages which only state the rule do not carry them. */

/** A client's advance to a bailiff for IOS, by principal. The last row has no upper limit. */
export const bailiffAdvances = [
  { upTo: 1000, amount: 200 },
  { upTo: 5000, amount: 300 },
  { upTo: Infinity, amount: 500 },
] as const;

/**
 * The basic indemnity by claim (art. 1022 Ger.W.), before `indemnitiesBefore`. Today's amounts were not found: the firm
 * confirms them.
 */
export const indemnities = [
  { upTo: 250, amount: 225 },
  { upTo: 750, amount: 300 },
  { upTo: 2500, amount: 600 },
  { upTo: 5000, amount: 975 },
  { upTo: 10_000, amount: 1350 },
  { upTo: 20_000, amount: 1650 },
  { upTo: 40_000, amount: 3000 },
  { upTo: 60_000, amount: 3750 },
  { upTo: 100_000, amount: 4500 },
  { upTo: 250_000, amount: 7500 },
  { upTo: 500_000, amount: 10_500 },
  { upTo: 1_000_000, amount: 15_000 },
  { upTo: Infinity, amount: 22_500 },
] as const;

/**
 * The highest penalty clause against a consumer (art. XIX.4 WER): `amount`, plus `percent` of what is owed above
 * `above`.
 */
export const consumerPenalties = [
  { upTo: 150, amount: 20, percent: 0, above: 0 },
  { upTo: 500, amount: 30, percent: 10, above: 150 },
  { upTo: Infinity, amount: 65, percent: 5, above: 500 },
] as const;

/** The most that a penalty clause against a consumer may ask. */
export const consumerPenaltyMax = 2000;

/**
 * Debts due before this day have other rules. Those under an older contract have them until three months later
 * (ordevanvlaamsebalies.be).
 */
export const consumerCapsSince = '2023-09-01';
