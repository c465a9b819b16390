import * as v from 'valibot';

/** Number of consecutive ports; the fifth only with reCAPTCHA. */
const ports = 7;

function count(name: string) {
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${name} must be a number.`),
    v.transform(Number),
    v.minValue(1, `${name} must be at least 1.`),
  );
}

/** The environment variables of a local cloud. All are optional. */
export const localOptionsSchema = v.object({
  /** First of the consecutive ports. Default: 8080. */
  PORT: v.optional(
    v.pipe(
      count('PORT'),
      v.maxValue(65_536 - ports, `PORT must be at most ${65_536 - ports}: ${ports} ports in a row are used.`),
    ),
    '8080',
  ),
  /** Data folder, kept across restarts. Default: `.local`, with a subfolder for each other port. */
  LOCAL_DATA: v.optional(v.pipe(v.string(), v.nonEmpty('LOCAL_DATA must name a folder.'))),
  /** Whether documents are scanned for malware, by a fake scanner. Default: yes. */
  MALWARE_SCAN: v.optional(v.picklist(['scripted', 'none'], 'MALWARE_SCAN must be scripted or none.'), 'scripted'),
  /** How long the staff mail waits for the scan, in minutes. Default: 30, as in AWS. */
  MALWARE_SCAN_WAIT_MINUTES: v.optional(
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'MALWARE_SCAN_WAIT_MINUTES must be a number of minutes.')),
    '30',
  ),
  /** The bot check. `recaptcha` starts a fake of Google's part on a fifth port. Default: `altcha`. */
  BOT_CHECK_PROVIDER: v.optional(
    v.picklist(['altcha', 'recaptcha'], 'BOT_CHECK_PROVIDER must be altcha or recaptcha.'),
    'altcha',
  ),
  /**
   * The work that ALTCHA asks of a browser: `full`, half a second as in AWS, or `light`, for tests with hundreds of
   * forms. Default: `full`.
   */
  BOT_CHECK_WORK: v.optional(v.picklist(['full', 'light'], 'BOT_CHECK_WORK must be full or light.'), 'full'),
  /** Rate limit per IP address, in calls per five minutes. Default: too high for tests to reach by chance. */
  CALLS_PER_ADDRESS: v.optional(count('CALLS_PER_ADDRESS'), '100000'),
  CALLS_PER_PARTNER: v.optional(count('CALLS_PER_PARTNER'), '100000'),
  CALLS_PER_PARTNER_AND_ADDRESS: v.optional(count('CALLS_PER_PARTNER_AND_ADDRESS'), '100000'),
});

export type LocalOptions = v.InferOutput<typeof localOptionsSchema>;

export function portsInWords(first: number): string {
  return `${first} to ${first + ports - 1}`;
}
