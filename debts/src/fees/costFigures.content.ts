/**
 * What a case costs, in euro without VAT. Samples until the firm enters its own and confirms them (`docs/content.md`).
 * Pages, general terms, mails and the calculator take every figure from here.
 */
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
  /** Hours of work on a plain disputed case until the judgment, and the largest principal that they cover. */
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

/**
 * Other rules apply to debts due before this day, and under an older contract until three months later
 * (ordevanvlaamsebalies.be).
 */
export const consumerCapsSince = '2023-09-01';
