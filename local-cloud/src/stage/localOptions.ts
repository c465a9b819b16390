import * as v from 'valibot';

/** How many ports in a row it takes; the fifth with reCAPTCHA only. */
const ports = 6;

function count(name: string) {
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${name} must be a number.`),
    v.transform(Number),
    v.minValue(1, `${name} must be at least 1.`),
  );
}

/** The environment variables of a local cloud. All may be left out. */
export const localOptionsSchema = v.object({
  /** First of the ports in a row. Default: 8080. */
  PORT: v.optional(
    v.pipe(
      count('PORT'),
      v.maxValue(65_536 - ports, `PORT must be at most ${65_536 - ports}: ${ports} ports in a row are used.`),
    ),
    '8080',
  ),
  /** Data folder, kept over restarts. Default: `.local`, and below it one for each other port. */
  LOCAL_DATA: v.optional(v.pipe(v.string(), v.nonEmpty('LOCAL_DATA must name a folder.'))),
  /** Whether documents are scanned for malware, by a fake scanner. Default: yes. */
  MALWARE_SCAN: v.optional(v.picklist(['scripted', 'none'], 'MALWARE_SCAN must be scripted or none.'), 'scripted'),
  /** How long the staff's mail waits for the scan, in minutes. Default: 30, as in AWS. */
  MALWARE_SCAN_WAIT_MINUTES: v.optional(
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'MALWARE_SCAN_WAIT_MINUTES must be a number of minutes.')),
    '30',
  ),
  /** The bot check; `recaptcha` starts Google's part of it on a fifth port. Default: `altcha`. */
  BOT_CHECK_PROVIDER: v.optional(
    v.picklist(['altcha', 'recaptcha'], 'BOT_CHECK_PROVIDER must be altcha or recaptcha.'),
    'altcha',
  ),
  /**
   * The work that ALTCHA asks of a browser: `full`, half a second as in AWS, or `light`, for tests that use hundreds of
   * forms. Default: `full`.
   */
  BOT_CHECK_WORK: v.optional(v.picklist(['full', 'light'], 'BOT_CHECK_WORK must be full or light.'), 'full'),
  /** What happens when reCAPTCHA does not answer. Default: `closed`, as in AWS. */
  BOT_CHECK_ON_OUTAGE: v.optional(
    v.picklist(['closed', 'open'], 'BOT_CHECK_ON_OUTAGE must be closed or open.'),
    'closed',
  ),
  /** Number of the keys that are in use, as in a stage: raising it by one rotates them. Default: 1. */
  KEY_GENERATION: v.optional(count('KEY_GENERATION'), '1'),
  /** Calls of the API from one address within five minutes. Default: so many that no test meets the limit by chance. */
  CALLS_PER_ADDRESS: v.optional(count('CALLS_PER_ADDRESS'), '100000'),
  /** The same with the public key of one partner. */
  CALLS_PER_PARTNER: v.optional(count('CALLS_PER_PARTNER'), '100000'),
  /** The same with the public key of one partner from one address. */
  CALLS_PER_PARTNER_AND_ADDRESS: v.optional(count('CALLS_PER_PARTNER_AND_ADDRESS'), '100000'),
});

export type LocalOptions = v.InferOutput<typeof localOptionsSchema>;

/** Names of the ports that a local cloud takes, beginning with this one. */
export function portsInWords(first: number): string {
  return `${first} to ${first + ports - 1}`;
}
