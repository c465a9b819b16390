import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const secret = v.pipe(v.string(), v.minLength(16));
const number = v.pipe(v.string(), v.toNumber(), v.minValue(0));
const commaSeparated = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => !url.endsWith('/')),
);

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);

/** A public key: the site's own, or a partner's. */
const publicKeySchema = v.object({
  key: text,
  /** Name of the partner as the staff reads it. Default: the key is the site's own. */
  partner: v.exactOptional(text),
  /** Origins of the partner's pages. A page of one partner cannot use the key of another. */
  origins: v.exactOptional(v.array(v.pipe(v.string(), v.url()))),
});

/**
 * Every environment variable that a function may have; `functions` says which function has which. The SDK's own
 * `AWS_ENDPOINT_URL_S3` and `_SES`, `AWS_REGION` and credentials come on top.
 */
export const environmentSchema = v.object({
  /** Name of the release that is running, e.g. a commit. */
  RELEASE: text,
  /** Value of the header `x-origin-verify` that the edge adds; at least 16 characters. A secret. */
  ORIGIN_SECRET: secret,
  /**
   * The one before the last rotation: the edge takes minutes to send the new one everywhere. Default: none. A secret.
   */
  ORIGIN_SECRET_PREVIOUS: v.exactOptional(secret),
  /** Keys that `x-public-key` may carry: the JSON of a `PublicKey[]`. */
  PUBLIC_KEYS: v.pipe(v.string(), v.parseJson(), v.array(publicKeySchema)),
  /** Name of the bucket that holds everything. */
  DOCUMENTS_BUCKET: text,
  /** `true`: the bucket's name is in the path of S3's address, not in its host name. Default: `false`. */
  S3_PATH_STYLE: v.exactOptional(flag, 'false'),
  /** The bot check: `altcha` or `recaptcha`. */
  BOT_CHECK_PROVIDER: v.picklist(['altcha', 'recaptcha']),
  /** Key that signs ALTCHA's challenges; at least 16 characters. A secret. Needed with `altcha`. */
  ALTCHA_HMAC_KEY: v.exactOptional(secret),
  /**
   * Keys that a browser derives at most to solve an ALTCHA challenge; it needs at least half as many. Default: 1000,
   * which takes half a second.
   */
  ALTCHA_MAX_KEYS: v.exactOptional(v.pipe(number, v.integer(), v.minValue(1)), '1000'),
  /** Secret key of reCAPTCHA v3. A secret. Needed with `recaptcha`. */
  RECAPTCHA_SECRET_KEY: v.exactOptional(text),
  /** Host names on which a reCAPTCHA token may be made, separated by commas. Default: all that Google allows. */
  RECAPTCHA_HOSTNAMES: v.exactOptional(commaSeparated, ''),
  /** Address of siteverify. Default: Google's. */
  RECAPTCHA_VERIFY_URL: v.exactOptional(v.pipe(v.string(), v.url()), 'https://www.google.com/recaptcha/api/siteverify'),
  /** What happens when reCAPTCHA does not answer: `closed` refuses with 503, `open` lets pass. Default: `closed`. */
  BOT_CHECK_ON_OUTAGE: v.exactOptional(v.picklist(['closed', 'open']), 'closed'),
  /** Address that mails are sent from. */
  MAIL_SENDER: v.pipe(v.string(), v.email()),
  /** Addresses of the staff, separated by commas. */
  STAFF_RECIPIENTS: v.pipe(
    commaSeparated,
    v.minLength(1),
    v.everyItem((address) => v.is(v.pipe(v.string(), v.email()), address)),
  ),
  /** SES configuration set of the staff's mails, which suppresses no address. Default: none. */
  SES_STAFF_CONFIGURATION_SET: v.exactOptional(text),
  /** SES configuration set of visitors' mails. Default: none. */
  SES_VISITOR_CONFIGURATION_SET: v.exactOptional(text),
  /** `true`: the account is in SES's sandbox, and mails to visitors are given up. Default: `false`. */
  SES_SANDBOX: v.exactOptional(flag, 'false'),
  /**
   * Origin of the site, for clients' links to their case, without trailing slash. Default: confirmations have no such
   * link.
   */
  SITE_ORIGIN: v.exactOptional(origin),
  /** Origin under which the links in the staff's mail reach `/api/documents/…`, without trailing slash. */
  API_BASE_URL: origin,
  /** Key that signs the staff's links; at least 16 characters. A secret. */
  LINK_KEY: secret,
  /** The key before the last rotation: its links still open. Default: none. A secret. */
  LINK_KEY_PREVIOUS: v.exactOptional(secret),
  /** Key that signs clients' links to their case; at least 16 characters. A secret. */
  CASE_LINK_KEY: secret,
  /** The key before the last rotation: its links still open. Default: none. A secret. */
  CASE_LINK_KEY_PREVIOUS: v.exactOptional(secret),
  /** The malware scan that documents wait for: `guardduty` (a tag on the object) or `none`. */
  MALWARE_SCAN: v.picklist(['guardduty', 'none']),
  /** How long the staff's mail waits for the verdict, in minutes; then it goes without the document. Default: 30. */
  MALWARE_SCAN_WAIT_MINUTES: v.exactOptional(number, '30'),
  /** Largest age of a case, in days, at which its file is still stored: a later file would outlive the case. */
  CASE_FILE_DAYS: number,
  /** Address of the queue before `notify-staff`. */
  NOTIFY_QUEUE_URL: v.pipe(v.string(), v.url()),
  /** How long an outbox entry waits until it is tried again, in seconds. Default: 600. */
  OUTBOX_RETRY_SECONDS: v.exactOptional(number, '600'),
  /**
   * Leases on outbox entries that were taken before this time (ISO 8601) are void. Default: none are. The local cloud
   * gives its own start: a process with an earlier lease is gone.
   */
  OUTBOX_LEASES_VOID_BEFORE: v.exactOptional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((time) => new Date(time)),
    ),
  ),
});

/** The variables as they are given. */
export type Environment = v.InferInput<typeof environmentSchema>;

/** The variables as they are read. */
export type ParsedEnvironment = v.InferOutput<typeof environmentSchema>;

export type PublicKey = v.InferOutput<typeof publicKeySchema>;
