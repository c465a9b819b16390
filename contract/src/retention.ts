/**
 * How long what is stored is kept at most, in days: the storage lifecycle is made so that nothing of it is left by
 * then, and the privacy policy tells it.
 */
export const retentionDays = {
  /** Spent bot check tokens. S3 cannot end a version, its former version and the mark of its end any sooner. */
  botTokens: 5,
  /** Documents that were uploaded but never submitted; they can be submitted for a day. */
  unclaimedDocuments: 5,
  /** Submissions, contact messages, what came to a case later, and their documents, after hand-over to the staff. */
  submissions: 90,
  /** A staff link to a document. */
  documentLinks: 30,
  /** A client's link to add to a case. */
  caseLinks: 30,
} as const;

/** A draft in the visitor's own browser is dropped this long after its last change. */
export const draftLifetimeHours = 24;
