/**
 * Retention of stored data, in days. The storage lifecycle deletes it by then, and the privacy policy states these
 * numbers.
 */
export const retentionDays = {
  /** Spent bot check tokens. S3 needs so long to remove an object, its former version and the delete marker. */
  botTokens: 5,
  /** Counts of recent confirmations per address, which apply for a day. S3's minimum is the same. */
  confirmations: 5,
  /** Documents uploaded but never submitted. They can be submitted for a day. */
  unclaimedDocuments: 5,
  /** The id of an erased submission: longer than a browser may retry sending it. */
  erasedIds: 5,
  /** Cases, additions, contact messages and their documents. */
  submissions: 90,
  documentLinks: 30,
  /** A client's link to add to a case. */
  caseLinks: 30,
} as const;

/** A draft in the visitor's browser is dropped this long after its last change. */
export const draftLifetimeHours = 24;
