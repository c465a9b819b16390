import {
  MessageRejected,
  SendRawEmailCommand,
  SESClient,
  SESServiceException,
  type SESClientConfig,
} from '@aws-sdk/client-ses';
import { composeMail } from '../mail/composeMail';
import { accept, refuseBecause } from '../Result';
import {
  MailDeferred,
  MailRejected,
  MailUnanswered,
  type MailAddress,
  type Mailer,
  mailTags,
  type MailAudience,
} from '../mail/Mailer';

export type SesMailerProps = {
  readonly client: SESClient;
  readonly from: MailAddress;
  /** Whether the account is in the SES sandbox, which delivers to verified addresses only. Default: false. */
  readonly isInSandbox?: boolean;
  /**
   * By audience. A set decides which events SES publishes and which addresses it suppresses. Default: the sender's own
   * set.
   */
  readonly configurationSets?: Readonly<Partial<Record<MailAudience, string | undefined>>>;
};

/** One attempt: SES sends a mail again for each request, even when only its response was late. The outbox retries. */
export const requestOptions = { maxAttempts: 1, answerMs: 25_000 };

/** Request timeout. Default: 25 seconds. */
type Patience = { readonly answerMs?: number };

/** SES client. The SDK reads endpoint and credentials from its own environment variables. */
export function sesClient({
  answerMs = requestOptions.answerMs,
  ...config
}: SESClientConfig & Patience = {}): SESClient {
  // No keep-alive: SES may have closed the connection while the function was frozen. A mail that fails by that counts
  // as unanswered and is deferred for long.
  const connection = { keepAlive: false };
  return new SESClient({
    maxAttempts: requestOptions.maxAttempts,
    requestHandler: {
      connectionTimeout: 2000,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      httpAgent: connection,
      httpsAgent: connection,
    },
    ...config,
  });
}

export function sesMailer({ client, from, isInSandbox = false, configurationSets = {} }: SesMailerProps): Mailer {
  return {
    async send(mail) {
      const command = new SendRawEmailCommand({
        Source: from.address,
        Destinations: [...mail.to],
        RawMessage: { Data: await composeMail(mail, from) },
        ConfigurationSetName: configurationSets[mail.audience],
        Tags: [
          { Name: mailTags.audience, Value: mail.audience },
          { Name: mailTags.submission, Value: mail.submissionId },
        ],
      });
      try {
        await client.send(command);
        return accept(undefined);
      } catch (error) {
        if (isFaultOfAddress(error)) return refuseBecause(new MailRejected('address', error));
        if (isInSandbox && mail.audience === 'visitor' && isUnverified(error, mail.to)) {
          return refuseBecause(new MailRejected('sandbox', error));
        }
        throw deferred(error);
      }
    },
  };
}

/**
 * SES answers `InvalidParameterValue` for an invalid address anywhere in a mail, and also for a mail that is too long
 * or has malformed headers. The latter are bugs of ours: the mail must stay due until they are fixed.
 */
function isFaultOfAddress(error: unknown): boolean {
  return (
    error instanceof SESServiceException &&
    error.name === 'InvalidParameterValue' &&
    !/^message\b|\bheader\b/i.test(error.message)
  );
}

/**
 * Whether only recipients are unverified. The mail of an unverified sender stays due, because the sender may be
 * verified later.
 */
function isUnverified(error: unknown, recipients: readonly string[]): boolean {
  if (!(error instanceof MessageRejected)) return false;
  const failed = /not verified.*failed the check in region [\w-]+: (.+)$/.exec(error.message)?.[1]?.split(', ') ?? [];
  return failed.length > 0 && failed.every((address) => recipients.includes(address));
}

/**
 * Replaces SES's message by a code: the message contains addresses and must not be logged. `MessageRejected` is never
 * caused by an address alone: https://docs.aws.amazon.com/ses/latest/dg/troubleshoot-error-messages.html
 */
function deferred(error: unknown): Error {
  if (!(error instanceof SESServiceException)) return new MailUnanswered(error);
  if (/paused|suspended|disabled/i.test(`${error.name} ${error.message}`))
    return new MailDeferred('sending_paused', error, true);
  if (/not verified/i.test(error.message)) return new MailDeferred('not_verified', error, true);
  return new MailDeferred(error.name, error, error.$fault === 'server' || error.name.startsWith('Throttling'));
}
