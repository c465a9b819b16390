/**
 * Most days that stored data are kept. The storage lifecycle removes them by then, and the privacy policy states these
 * numbers.
 */
export const retentionDays = {
  /** Spent bot check tokens. S3 cannot remove a version, its former version and the delete marker any sooner. */
  botTokens: 5,
  /** How often an address was confirmed to lately. As above; it counts for a day. */
  confirmations: 5,
  /** Documents that were uploaded but never submitted; they can be submitted for a day. */
  unclaimedDocuments: 5,
  /** The bare id of a submission that was erased: longer than a browser may be sending it again. */
  erasedIds: 5,
  /** Submissions, contact messages, later records and their documents. */
  submissions: 90,
  /** A staff link to a document. */
  documentLinks: 30,
  /** A client's link to add to a case. */
  caseLinks: 30,
} as const;

/** A draft in the visitor's own browser is dropped this long after its last change. */
export const draftLifetimeHours = 24;
