import type { Result } from '../Result';

export const mailAudiences = ['staff', 'visitor'] as const;
export type MailAudience = (typeof mailAudiences)[number];

/** Tags that SES repeats in its events about a mail: only ids and kinds. */
export const mailTags = { audience: 'audience', submission: 'submission' } as const;

export type MailAddress = { readonly name: string; readonly address: string };

export type MailAttachment = { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };

/** A mail without its sender, which the mailer adds */
export type MailMessage = {
  /** Default: replies go to the sender. */
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
};

export type Mail = MailMessage & {
  readonly to: readonly string[];
  readonly audience: MailAudience;
  readonly submissionId: string;
  /** The submission's reference: mail programs group all mails with it into one thread. */
  readonly reference: string;
};

export type Mailer = {
  /** Sends a mail. Refused when no retry can succeed; throws when one may. */
  send(mail: Mail): Promise<Result<undefined, MailRejected>>;
};

/** Sending the mail again would not help. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';

  constructor(
    /** `address`: an address in the mail is invalid. `sandbox`: the SES sandbox refuses an unverified visitor. */
    readonly code: 'address' | 'sandbox',
    cause: unknown,
  ) {
    super('the mail was rejected', { cause });
  }
}

/** The mail was not accepted now, and may be later. */
export class MailDeferred extends Error {
  override readonly name = 'MailDeferred';

  constructor(
    /**
     * `sending_paused`, by AWS or the account; `not_verified`: the sender, or in the sandbox a recipient; else SES's
     * own code, such as `Throttling`
     */
    readonly code: string,
    cause: unknown,
    /** Whether the service accepts no mail at all now, whatever this one is */
    readonly isForAll = false,
  ) {
    super('no mail is taken now', { cause });
  }
}

/** The mail service did not respond: it may have sent the mail. */
export class MailUnanswered extends Error {
  override readonly name = 'MailUnanswered';

  constructor(cause: unknown) {
    super('the mail service did not answer', { cause });
  }
}

/** Bytes of a file in a mail, without its headers: base64 has 57 bytes per line. */
export function sizeInMail(bytes: number): number {
  return Math.ceil(bytes / 57) * 78;
}
