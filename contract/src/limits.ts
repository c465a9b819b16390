/** Sizes in bytes. */
export const requestLimits = {
  /**
   * Above this size of a whole multipart request the browser uploads documents directly (Lambda's limit for an event is
   * 6 MB).
   */
  maxInlineBytes: 4_000_000,
  /** The largest body that the HTTP API accepts. */
  maxGatewayBytes: 10 * 1024 * 1024,
  /** A whole Lambda event, with the body in base64 */
  maxLambdaEventBytes: 6 * 1024 * 1024,
  /** JSON calls: contact form and upload tickets. */
  maxJsonBytes: 64 * 1024,
  /** A bot check token; checked before it is parsed. */
  maxBotTokenBytes: 4 * 1024,
} as const;

/** Sizes in bytes. */
export const mailLimits = {
  /** A whole mail as passed to SES, whose limit is 10 MB including the header that it adds. */
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
  /** A partner's own reference for a case. */
  partnerReference: 40,
} as const;
