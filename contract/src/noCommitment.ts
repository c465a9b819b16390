/** Answers the visitor's first worry. Shown where the intake begins and where it ends. */
// claim: no-commitment
export const noCommitment = 'Indienen verbindt u tot niets';

/** The same with its reason, in the confirmation mail. */
export const noCommitmentUntil = `${noCommitment}: we beginnen pas als u ons voorstel aanvaardt.`;
