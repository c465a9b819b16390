/**
 * The prefixes of the bucket: access rights, lifecycle and malware scan are set by prefix. `{submission}` is the id of
 * a case or a message, and `{caseId}/{submissionId}` of an addition.
 */
export const storagePrefixes = {
  /** `{submission}/{attempt}.json`: due mails. Deleted once they are sent. */
  outbox: 'outbox/',
  /**
   * `{receivedAt}/{submission}/{attempt}.json`: confirmations that the rate limit holds back, as outbox entries. The
   * time comes first, so that a list starts with the oldest, however many wait:
   * https://docs.aws.amazon.com/AmazonS3/latest/userguide/ListingKeysUsingAPIs.html
   */
  held: 'held/',
  /**
   * `{folder}/{sha256}`: direct uploads that no submission has claimed yet; `{folder}/grants.json`: which uploads are
   * granted; `{folder}/{sha256}.{type}.json`: the cached verdict on one. `uploadsFolder` names the folder. Expire after
   * `retentionDays.unclaimedDocuments`.
   */
  uploads: 'uploads/',
  /**
   * `{submission}/{sha256}`: documents of submissions. The only prefix that is scanned for malware and opened by the
   * verdict.
   */
  documents: 'documents/',
  /** `{submission}.json`: the records. Written last: a submission exists once its record does. */
  submissions: 'submissions/',
  /** `{submissionId}.json`: case files, composed from the records before the staff's mail. */
  cases: 'cases/',
  /**
   * `{signature}`: spent bot check tokens, with their submission and number of uses. Expire after
   * `retentionDays.botTokens`.
   */
  botTokens: 'bot-tokens/',
  /**
   * `{kind}/{hash of the address}.json`, `all.json`: recently sent confirmations. Expire after
   * `retentionDays.confirmations`.
   */
  confirmations: 'confirmations/',
  /** `{submission}/{attempt}.json`: outbox entries that could not be delivered, with the reason. */
  deadLetters: 'dead-letters/',
  /**
   * `{submissionId}`: tombstones of erased cases and messages, so that no running call stores them again. Expire after
   * `retentionDays.erasedIds`.
   */
  erased: 'erased/',
} as const;

export type StoragePrefix = (typeof storagePrefixes)[keyof typeof storagePrefixes];
