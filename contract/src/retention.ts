/** How long what is stored is kept, in days: the storage lifecycle and the privacy policy both read it. */
export const retentionDays = {
  /** Spent bot check tokens. */
  botTokens: 1,
  /** Documents that were uploaded but never submitted. */
  unclaimedDocuments: 2,
  /** Submissions, contact messages and their documents, after hand-over to the staff. */
  submissions: 90,
  /** A staff link to a document. */
  documentLinks: 30,
} as const;

/** A draft in the visitor's own browser is dropped this long after its last change. */
export const draftLifetimeHours = 24;
