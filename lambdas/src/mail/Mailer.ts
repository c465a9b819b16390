import type { Result } from '../results/Result';

export type MailAddress = { readonly name: string; readonly address: string };

type MailAttachment = { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };

/** A mail of ours. Its sender is the mailer's. */
export type Mail = {
  readonly to: readonly string[];
  /** Default: answers reach nobody in particular. */
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
};

/** The port to who sends mails. */
export type Mailer = {
  /**
   * Hands a mail over for sending. Refused when an address in it will never be taken; throws when the mail may be taken
   * later.
   */
  send(mail: Mail): Promise<Result<undefined, MailRejected>>;
};

/** An address in the mail is none: sending the mail again would not help. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';

  constructor(cause: unknown) {
    super('the mail was rejected', { cause });
  }
}

/** No mail is taken now, for a reason that an operator can remove. */
export class MailDeferred extends Error {
  override readonly name = 'MailDeferred';

  constructor(
    /** `sending_paused`, by AWS or the account; `not_verified`: the sender, or in the sandbox a recipient. */
    readonly code: 'sending_paused' | 'not_verified',
    cause: unknown,
  ) {
    super('no mail is taken now', { cause });
  }
}
