import { firmProfile } from '@incasso/contract/firmProfile';

/** RFC 9116: how researchers report a weakness, with the disclosure policy, in English for those from any country. */
export const securityText = `# Reporting a weakness in ${new URL(firmProfile.siteUrl).hostname}
#
# Write to the address below with "Security" in the subject, in Dutch or English.
# Say what you did and what came of it. Send no data of other people.
#
# Please
# - look no further than it takes to show the weakness, and keep nothing of what you found;
# - neither change nor delete anything, and submit no cases but one of your own that says so;
# - do without floods of calls, without mails or calls that deceive our staff, and without our premises;
# - leave us time to mend it before you publish.
#
# We answer you, say what we do about it, and take no steps against whoever keeps to this.
Contact: mailto:${firmProfile.email}
Expires: 2027-01-31T00:00:00Z
Preferred-Languages: nl, en
Canonical: ${firmProfile.siteUrl}/.well-known/security.txt
`;
