/**
 * Every environment variable that a function may have; `functions` says which function has which. Those with a question
 * mark may be left out. The SDK's own `AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL_SES`, `AWS_REGION` and credentials come on top.
 */
export type Environment = {
  /** Name of the release that is running, e.g. a commit. */
  readonly RELEASE: string;
  /** What the edge sends in `x-origin-verify`; at least 16 characters. A secret. */
  readonly ORIGIN_SECRET: string;
  /** The one before the last rotation: the edge takes minutes to send the new one everywhere. Default: none. A secret. */
  readonly ORIGIN_SECRET_PREVIOUS?: string;
  /** Keys that `x-public-key` may carry: the JSON of a `PublicKey[]`. */
  readonly PUBLIC_KEYS: string;
  /** Name of the bucket that holds everything. */
  readonly DOCUMENTS_BUCKET: string;
  /** `true`: the bucket stands in the path of S3's address, not in its host name. Default: `false`. */
  readonly S3_PATH_STYLE?: 'true' | 'false';

  /** Who verifies that a visitor is no machine: `altcha` or `recaptcha`. */
  readonly BOT_CHECK_PROVIDER: 'altcha' | 'recaptcha';
  /** Key that signs ALTCHA's challenges; at least 16 characters. A secret. Needed with `altcha`. */
  readonly ALTCHA_HMAC_KEY?: string;
  /** Secret key of reCAPTCHA v3. A secret. Needed with `recaptcha`. */
  readonly RECAPTCHA_SECRET_KEY?: string;
  /** Lowest score of reCAPTCHA that passes, 0 to 1. Default: 0.5. */
  readonly RECAPTCHA_MIN_SCORE?: string;
  /** Host names on which a reCAPTCHA token may be made, separated by commas. Default: all that Google allows. */
  readonly RECAPTCHA_HOSTNAMES?: string;
  /** Address of siteverify. Default: Google's. */
  readonly RECAPTCHA_VERIFY_URL?: string;
  /** What happens when reCAPTCHA does not answer: `closed` refuses with 503, `open` lets pass. Default: `closed`. */
  readonly BOT_CHECK_ON_OUTAGE?: 'closed' | 'open';

  /** Address that mails are sent from. */
  readonly MAIL_SENDER: string;
  /** Addresses of the staff, separated by commas. */
  readonly STAFF_RECIPIENTS: string;
  /** SES configuration set of all mails. Default: none. */
  readonly SES_CONFIGURATION_SET?: string;
  /** Origin under which the links in the staff's mail reach `/api/documents/…`, without trailing slash. */
  readonly API_BASE_URL: string;
  /** Key that signs the staff's links; at least 16 characters. A secret. */
  readonly LINK_KEY: string;
  /** The key before the last rotation: its links still open. Default: none. A secret. */
  readonly LINK_KEY_PREVIOUS?: string;

  /** Whose verdict documents wait for: `guardduty` (a tag on the object) or `none`. */
  readonly MALWARE_SCAN: 'guardduty' | 'none';
  /** How long the staff's mail waits for the verdict, in minutes; then it goes without the document. Default: 30. */
  readonly MALWARE_SCAN_WAIT_MINUTES?: string;
  /** Age from which the sweep drives an outbox entry again, in seconds. Default: 600. */
  readonly OUTBOX_MIN_AGE_SECONDS?: string;
  /**
   * Leases on outbox entries that were taken before this time (ISO 8601) are void. Default: none are. The local cloud gives its own
   * start: whoever took an earlier lease is gone.
   */
  readonly OUTBOX_LEASES_VOID_BEFORE?: string;
};

/** One public key: the site's own, or a partner's. */
export type PublicKey = {
  readonly key: string;
  /** Name of the partner as the staff reads it. Default: the key is the site's own. */
  readonly partner?: string;
  /** Origins of the partner's pages. A page of one partner cannot use the key of another. */
  readonly origins?: readonly string[];
};
