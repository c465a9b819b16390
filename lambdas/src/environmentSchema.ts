import * as v from 'valibot';
import type { Environment } from './environment';

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

const publicKeys = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      key: text,
      partner: v.exactOptional(text),
      origins: v.exactOptional(v.array(v.pipe(v.string(), v.url()))),
    }),
  ),
);

/** Parses each variable of `Environment`, and gives the defaults named there. */
export const environmentSchema = v.object({
  RELEASE: text,
  ORIGIN_SECRET: secret,
  ORIGIN_SECRET_PREVIOUS: v.exactOptional(secret),
  PUBLIC_KEYS: publicKeys,
  DOCUMENTS_BUCKET: text,
  S3_PATH_STYLE: v.exactOptional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
  BOT_CHECK_PROVIDER: v.picklist(['altcha', 'recaptcha']),
  ALTCHA_HMAC_KEY: v.exactOptional(secret),
  RECAPTCHA_SECRET_KEY: v.exactOptional(text),
  RECAPTCHA_MIN_SCORE: v.exactOptional(number, '0.5'),
  RECAPTCHA_HOSTNAMES: v.exactOptional(commaSeparated, ''),
  RECAPTCHA_VERIFY_URL: v.exactOptional(v.pipe(v.string(), v.url()), 'https://www.google.com/recaptcha/api/siteverify'),
  BOT_CHECK_ON_OUTAGE: v.exactOptional(v.picklist(['closed', 'open']), 'closed'),
  MAIL_SENDER: v.pipe(v.string(), v.email()),
  STAFF_RECIPIENTS: v.pipe(
    commaSeparated,
    v.minLength(1),
    v.everyItem((address) => v.is(v.pipe(v.string(), v.email()), address)),
  ),
  SES_CONFIGURATION_SET: v.exactOptional(text),
  API_BASE_URL: v.pipe(
    v.string(),
    v.url(),
    v.check((url) => !url.endsWith('/')),
  ),
  LINK_KEY: secret,
  LINK_KEY_PREVIOUS: v.exactOptional(secret),
  MALWARE_SCAN: v.picklist(['guardduty', 'none']),
  MALWARE_SCAN_WAIT_MINUTES: v.exactOptional(number, '30'),
  OUTBOX_MIN_AGE_SECONDS: v.exactOptional(number, '600'),
  OUTBOX_LEASES_VOID_BEFORE: v.exactOptional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((time) => new Date(time)),
    ),
  ),
}) satisfies v.GenericSchema<Environment, unknown>;
