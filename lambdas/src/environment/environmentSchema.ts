import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
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

const publicKeySchema = v.object({
  key: text,
  /** Name of the partner for the staff. Default: the key belongs to the site. */
  partner: v.exactOptional(text),
  /** Origins of the partner's pages. Pages of another partner cannot use the key. */
  origins: v.exactOptional(v.array(v.pipe(v.string(), v.url()))),
});

/**
 * Every environment variable of a function; `functions` lists which function gets which. The SDK reads
 * `AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL_SES`, `AWS_REGION` and the credentials itself.
 */
export const environmentSchema = v.object({
  /** Name of the running release, such as a commit */
  RELEASE: text,
  /** Name of the secret with the value of the header `x-origin-verify` that the edge adds. */
  ORIGIN_SECRET_ID: text,
  /** Keys that `x-public-key` may carry: the JSON of a `PublicKey[]`. */
  PUBLIC_KEYS: v.pipe(v.string(), v.parseJson(), v.array(publicKeySchema)),
  DOCUMENTS_BUCKET: text,
  /** `true`: S3's URL has the bucket in its path instead of its host name. Default: `false`. */
  S3_PATH_STYLE: v.exactOptional(flag, 'false'),
  /** The bot check: `altcha` or `recaptcha`. */
  BOT_CHECK_PROVIDER: v.picklist(['altcha', 'recaptcha']),
  /** Name of the secret with the key that signs ALTCHA's challenges, or with reCAPTCHA's secret key. */
  BOT_CHECK_SECRET_ID: text,
  /**
   * Most keys that a browser derives to solve an ALTCHA challenge; it needs at least half as many. Default: 1000, which
   * takes half a second.
   */
  ALTCHA_MAX_KEYS: v.exactOptional(v.pipe(number, v.integer(), v.minValue(1)), '1000'),
  /**
   * Host names on which a reCAPTCHA token may be made, separated by commas. Default: all that are allowed at Google.
   */
  RECAPTCHA_HOSTNAMES: v.exactOptional(commaSeparated, ''),
  /** URL of siteverify. Default: Google's. */
  RECAPTCHA_VERIFY_URL: v.exactOptional(v.pipe(v.string(), v.url()), 'https://www.google.com/recaptcha/api/siteverify'),
  /** What happens when reCAPTCHA does not respond: `closed` refuses with 503, `open` accepts. Default: `closed`. */
  BOT_CHECK_ON_OUTAGE: v.exactOptional(v.picklist(['closed', 'open']), 'closed'),
  MAIL_SENDER: v.pipe(v.string(), v.email()),
  /** Addresses of the staff, separated by commas. */
  STAFF_RECIPIENTS: v.pipe(
    commaSeparated,
    v.minLength(1),
    v.everyItem((address) => v.is(v.pipe(v.string(), v.email()), address)),
  ),
  /** SES configuration set of the staff's mails, which must suppress no address. Default: none. */
  SES_STAFF_CONFIGURATION_SET: v.exactOptional(text),
  /** SES configuration set of visitors' mails. Default: none. */
  SES_VISITOR_CONFIGURATION_SET: v.exactOptional(text),
  /** `true`: the account is in the SES sandbox, and mails to visitors are given up. Default: `false`. */
  SES_SANDBOX: v.exactOptional(flag, 'false'),
  /**
   * Origin of the site without a trailing slash, for the links in confirmations. Default: confirmations have no link.
   */
  SITE_ORIGIN: v.exactOptional(origin),
  /** Origin of the links to `/api/documents/…` in the staff's mail, without a trailing slash */
  API_BASE_URL: origin,
  /** Name of the secret with the key that signs the staff's links and hashes the addresses of confirmations. */
  LINK_SECRET_ID: text,
  /** The malware scan that the mails of documents wait for: `guardduty` (a tag on the object) or `none`. */
  MALWARE_SCAN: v.picklist(['guardduty', 'none']),
  /** Minutes that the staff's mail waits for the verdict; then it is sent without the document. Default: 30. */
  MALWARE_SCAN_WAIT_MINUTES: v.exactOptional(number, '30'),
  /** URL of the queue before `notify-staff` */
  NOTIFY_QUEUE_URL: v.pipe(v.string(), v.url()),
  /** Seconds until an outbox entry is retried. Default: 600. */
  OUTBOX_RETRY_SECONDS: v.exactOptional(number, '600'),
  /**
   * Leases on outbox entries taken before this time (ISO 8601) are void. Default: none are. The local cloud sets its
   * own start, because no process from before it is running.
   */
  OUTBOX_LEASES_VOID_BEFORE: v.exactOptional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((time) => new Date(time)),
    ),
  ),
});

/** The variables that name a secret. A function may read the secrets whose variables it has. */
export const secretVariables = ['ORIGIN_SECRET_ID', 'BOT_CHECK_SECRET_ID', 'LINK_SECRET_ID'] as const;

export type Environment = v.InferInput<typeof environmentSchema>;

export type ParsedEnvironment = v.InferOutput<typeof environmentSchema>;

export type PublicKey = v.InferOutput<typeof publicKeySchema>;
