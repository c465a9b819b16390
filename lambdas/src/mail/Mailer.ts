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
  /** Hands a mail over for sending. Refused when it will never be taken; throws when it may be later. */
  send(mail: Mail): Promise<Result<undefined, MailRejected>>;
};

/** The mail itself was refused; sending it again would not help. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';

  constructor(cause: unknown) {
    super('the mail was rejected', { cause });
  }
}
