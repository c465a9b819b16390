/** Limits on additions to a case. All additions together hold no more documents than a first submission. */
export const additionLimits = {
  /** Additions to one case. */
  maxCount: 10,
} as const;

/** Limits on changed versions of a case, sent by its draft after a lost answer. */
export const changeLimits = {
  /** Changed versions of one case. */
  maxCount: 5,
  /** Highest revision of a draft's content. */
  maxRevision: 999,
} as const;

/** Limits on requests. Sizes in bytes. */
export const requestLimits = {
  /**
   * Above this size of a whole multipart request the browser uploads documents directly (a Lambda event takes 6 MB).
   */
  maxInlineBytes: 4_000_000,
  /** The largest body that the HTTP API accepts. */
  maxGatewayBytes: 10 * 1024 * 1024,
  /** A whole Lambda event, base64 included. */
  maxLambdaEventBytes: 6 * 1024 * 1024,
  /** The JSON calls: contact form and upload tickets. */
  maxJsonBytes: 64 * 1024,
  /** The part `debts` of an intake request. Its rows fit with every text at its limit. */
  maxDebtsBytes: 2 * 1024 * 1024,
  /** A bot check token, refused before it is parsed. */
  maxBotTokenBytes: 4 * 1024,
} as const;

/** Limits on mails. Sizes in bytes. */
export const mailLimits = {
  /** A whole mail as it is handed to SES, which takes 10 MB together with the head that it adds. */
  maxBytes: 9_900_000,
} as const;

/** Longest accepted value of a field, in characters. */
export const fieldLimits = {
  /** One line: names, numbers, addresses. */
  line: 200,
  /** RFC 5321. */
  email: 254,
  /** Free text of several lines. */
  text: 5000,
} as const;
