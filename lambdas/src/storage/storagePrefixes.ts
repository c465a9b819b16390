/** Where what is stored lies in the one bucket: access rights, lifecycle and malware scan are set by prefix. */
export const storagePrefixes = {
  /** `{submissionId}/{attempt}.json`: mails and events that are due. Deleted when they are sent. */
  outbox: 'outbox/',
  /**
   * `{submissionId}/{sha256}`: direct uploads that no submission has claimed yet; `{submissionId}/grants.json`: which
   * of them may be made. Expire after `retentionDays.unclaimedDocuments`.
   */
  uploads: 'uploads/',
  /**
   * `{submissionId}/{sha256}`: documents of submissions. The only prefix that is scanned for malware and gated by the
   * verdict.
   */
  documents: 'documents/',
  /**
   * `{submissionId}.json`: the records. Written last: a submission exists when its record does.
   * `{submissionId}/{number}.json`: what was added to it since, and `{submissionId}/change-{number}.json`: how it was
   * changed since, by the same rule.
   */
  submissions: 'submissions/',
  /** `{submissionId}.json`: cases as other systems take them in, made from the records when the staff is told. */
  cases: 'cases/',
  /**
   * `{submissionId}/{number}.json`: the same cases after so many things came to them. Of a case that is older than
   * links to add live, none is stored.
   */
  caseUpdates: 'case-updates/',
  /** `{signature}`: spent bot check tokens. Expire after `retentionDays.botTokens`. */
  botTokens: 'bot-tokens/',
  /** `{submissionId}/{attempt}.json`: outbox entries that could not be delivered, with the reason. */
  deadLetters: 'dead-letters/',
} as const;

export type StoragePrefix = (typeof storagePrefixes)[keyof typeof storagePrefixes];
