import { firmProfile } from '@incasso/contract/firmProfile';

/** RFC 9116. */
export const securityTextPath = '/.well-known/security.txt';

export const securityPolicyPath = '/security-policy.txt';

export type SecurityTextProps = {
  /** Origin of this stage, as `https://www.solvenda.example`. */
  readonly origin: string;
  readonly deployedAt: Date;
};

export function securityText({ origin, deployedAt }: SecurityTextProps): string {
  return [
    `Contact: mailto:${firmProfile.email}`,
    `Expires: ${expiryOf(deployedAt).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${origin}${securityTextPath}`,
    `Policy: ${origin}${securityPolicyPath}`,
    '',
  ].join('\n');
}

/**
 * The first of the month eleven months on: a deploy changes the text once a month at most, and the expiry stays within
 * the year that the standard recommends. https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5
 */
function expiryOf(deployedAt: Date): Date {
  return new Date(Date.UTC(deployedAt.getUTCFullYear(), deployedAt.getUTCMonth() + 11, 1));
}

/** The disclosure policy, in English for researchers from any country. */
export const securityPolicy = `Reporting a weakness in ${new URL(firmProfile.siteUrl).hostname}

Write to ${firmProfile.email} with "Security" in the subject, in Dutch or English.
Say what you did and what came of it. Send no data of other people.

Please
- look no further than it takes to show the weakness, and keep nothing of what you found;
- neither change nor delete anything, and submit no cases but one of your own that says so;
- do without floods of calls, without mails or calls that deceive our staff, and without our premises;
- leave us time to mend it before you publish.

We answer you, say what we do about it, and take no steps against whoever keeps to this.
`;
