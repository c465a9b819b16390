/* Apart from `costFigures`, so that pages which only state a rule do not load these tables. */

/** A client's advance to a bailiff for IOS, by principal. The last row has no upper limit. */
export const bailiffAdvances = [
  { upTo: 1000, amount: 200 },
  { upTo: 5000, amount: 300 },
  { upTo: Infinity, amount: 500 },
] as const;

/**
 * The basic indemnity by claim (art. 1022 Ger.W.), before `costFigures.indemnitiesBefore`. Today's amounts were not
 * found: the firm confirms them.
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
