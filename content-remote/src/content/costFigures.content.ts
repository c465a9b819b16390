/**
 * What a case costs, in euro without VAT. Samples until the firm enters its own and confirms them (`docs/content.md`).
 * The pages, the answers and the general terms take them from here.
 */
export const costFigures = {
  /** The firm's fee for an hour. */
  hourlyRate: 150,
  /** What clients advance to a bailiff, by the principal of their claim. The last row has no upper limit. */
  bailiffAdvances: [
    { upTo: 1000, amount: 100 },
    { upTo: 5000, amount: 250 },
    { upTo: undefined, amount: 500 },
  ],
  /** The writ, which the client advances. */
  writ: 350,
  /** The fee of the court, which the loser pays. */
  courtFee: 165,
  /** The indemnity of the example, which the loser pays to the winner; the law sets it by the amount claimed. */
  awardedCosts: 975,
  /** Hours of work on a plain disputed case until the judgment. */
  courtHours: 8,
  /** Statements of fees are due after this many days. */
  paymentTermDays: 30,
} as const;
