/** Whom the product's mails are for. */
export const mailAudiences = ['staff', 'visitor'] as const;
export type MailAudience = (typeof mailAudiences)[number];

/** The tags by which SES's events say what a mail was about; ids and kinds alone. */
export const mailTags = { audience: 'audience', submission: 'submission' } as const;
