import {
  MessageRejected,
  SendRawEmailCommand,
  SESClient,
  SESServiceException,
  type SESClientConfig,
} from '@aws-sdk/client-ses';
import { composeMail } from '../mail/composeMail';
import { accept, refuseBecause } from '../http/result/Result';
import { mailTags, type MailAudience } from '../mail/mailAudiences';
import { MailDeferred, MailRejected, type MailAddress, type Mailer } from '../mail/Mailer';

export type SesMailerProps = {
  readonly client: SESClient;
  readonly from: MailAddress;
  /** Whether SES takes mails to verified addresses alone. Default: it does not. */
  readonly isInSandbox?: boolean;
  /** What SES does with mails that do not arrive. Default: none, the sender's own. */
  readonly configurationSets?: Readonly<Partial<Record<MailAudience, string | undefined>>>;
};

/** A client of SES; its address and credentials come from the SDK's own environment. */
export function sesClient(config: SESClientConfig = {}): SESClient {
  return new SESClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    ...config,
  });
}

/** Sends mails by SES. */
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
 * SES names an address that it does not take, wherever in the mail, an invalid parameter. So it does a mail that is too
 * long, or whose headers are wrong: that is our fault, and waits for us.
 */
function isFaultOfAddress(error: unknown): boolean {
  return (
    error instanceof SESServiceException &&
    error.name === 'InvalidParameterValue' &&
    !/^message\b|\bheader\b/i.test(error.message)
  );
}

/** Whether recipients alone are not verified: a sender that is not yet may be later. */
function isUnverified(error: unknown, recipients: readonly string[]): boolean {
  if (!(error instanceof MessageRejected)) return false;
  const failed = /not verified.*failed the check in region [\w-]+: (.+)$/.exec(error.message)?.[1]?.split(', ') ?? [];
  return failed.length > 0 && failed.every((address) => recipients.includes(address));
}

/**
 * Why SES takes no mail now, though it may later; its own messages are not for the log, since they hold addresses.
 * `MessageRejected` is never the fault of an address alone: https://docs.aws.amazon.com/ses/latest/dg/troubleshoot-error-messages.html
 */
function deferred(error: unknown): unknown {
  if (!(error instanceof SESServiceException)) return error;
  if (/paused|suspended|disabled/i.test(`${error.name} ${error.message}`))
    return new MailDeferred('sending_paused', error);
  if (/not verified/i.test(error.message)) return new MailDeferred('not_verified', error);
  return new MailDeferred(error.name, error);
}
