/**
 * What a case costs, in euro without VAT. Samples until the firm enters its own and confirms them (`docs/content.md`).
 * Pages, general terms, mails and the calculator take every figure from here.
 */
// claim: cost-figures
export const costFigures = {
  /** The firm's fee for an hour, office costs included: disputed cases, and every case before a court. */
  hourlyRate: 150,
  /**
   * The most that the firm keeps of what a debtor pays beyond an undisputed invoice, in percent of that invoice.
   * Between businesses, out of court.
   */
  undisputedFeeMaxPercent: 10,
  /**
   * Most that interest and a penalty clause may add in the IOS procedure, in percent of the principal. Set by law (art.
   * 1394/20 Ger.W.).
   */
  iosAdditionsMaxPercent: 10,
  /** The usual range of an advance to a bailiff */
  bailiffAdvanceRange: { least: 100, most: 500 },
  /** A client's advance to a bailiff for IOS, by principal. The last row has no upper limit. */
  bailiffAdvances: [
    { upTo: 1000, amount: 200 },
    { upTo: 5000, amount: 300 },
    { upTo: undefined, amount: 500 },
  ],
  /** The writ of summons, which the client advances. */
  writ: 350,
  /**
   * The contribution to the fund for legal aid, due when a case is entered: 24 euro since 1 October 2022
   * (tribunaux-rechtbanken.be). It is indexed; a later amount was not found, so the firm confirms it.
   */
  legalAidContribution: 24,
  /** The fee of the business court since 1 February 2019 (art. 269/1 W.Reg.), which the loser pays to the State. */
  courtFee: 165,
  /**
   * The indemnity of the example (art. 1022 Ger.W.): the basic amount for a claim of 2,500.01 to 5,000 euro before the
   * index of 1 March 2025. Today's amount was not found, so the firm confirms it.
   */
  indemnity: 975,
  /** Hours of work on a plain disputed case until the judgment. */
  courtHours: 8,
  /** VAT on fees and bailiffs' advances, in percent. */
  vatPercent: 21,
  /** Statements of fees are due after this many days. */
  paymentTermDays: 30,
} as const;
