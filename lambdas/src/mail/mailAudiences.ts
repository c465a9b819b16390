/** The recipients of our mails, by kind */
export const mailAudiences = ['staff', 'visitor'] as const;
export type MailAudience = (typeof mailAudiences)[number];

/** Tags that SES repeats in its events about a mail: only ids and kinds. */
export const mailTags = { audience: 'audience', submission: 'submission' } as const;
