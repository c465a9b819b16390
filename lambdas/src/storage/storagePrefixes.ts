/** The prefixes of the one bucket: access rights, lifecycle and malware scan are set by prefix. */
export const storagePrefixes = {
  /** `{submissionId}/{attempt}.json`: mails that are due. Deleted when they are sent. */
  outbox: 'outbox/',
  /**
   * `{folder}/{sha256}`: direct uploads that no submission has claimed yet; `{folder}/grants.json`: which of them may
   * be made; `{folder}/{sha256}.{type}.json`: what was found of one. `uploadsFolder` names the folder. Expire after
   * `retentionDays.unclaimedDocuments`.
   */
  uploads: 'uploads/',
  /**
   * `{submissionId}/{sha256}`: documents of submissions. The only prefix that is scanned for malware and gated by the
   * verdict.
   */
  documents: 'documents/',
  /**
   * `{submissionId}.json`: the records. Written last: a submission exists when its record does.
   * `{submissionId}/{number}.json`: later records of the case, additions and changed versions, by the same rule.
   */
  submissions: 'submissions/',
  /**
   * `{submissionId}/{number}.json`: case files, made from the records before the staff's mail. The number counts the
   * changed versions and additions that the file includes.
   */
  cases: 'cases/',
  /**
   * `{signature}`: spent bot check tokens, with their submission and the number of uses. Expire after
   * `retentionDays.botTokens`.
   */
  botTokens: 'bot-tokens/',
  /**
   * `{hash of the address}.json`, `all.json`: confirmations that were sent lately. Expire after
   * `retentionDays.confirmations`.
   */
  confirmations: 'confirmations/',
  /** `{submissionId}/{attempt}.json`: outbox entries that could not be delivered, with the reason. */
  deadLetters: 'dead-letters/',
  /**
   * `{submissionId}`: submissions that were erased, so that no call under way stores them again. Expire after
   * `retentionDays.erasedIds`.
   */
  erased: 'erased/',
} as const;

export type StoragePrefix = (typeof storagePrefixes)[keyof typeof storagePrefixes];
