import { SendRawEmailCommand, SESClient, SESServiceException } from '@aws-sdk/client-ses';
import { composeMail } from '../mail/composeMail';
import { accept, refuseBecause } from '../results/Result';
import { MailDeferred, MailRejected, type MailAddress, type Mailer } from '../mail/Mailer';

export type SesMailerProps = {
  readonly client: SESClient;
  readonly from: MailAddress;
  /** Configuration set that counts bounces and complaints. Default: none. */
  readonly configurationSet?: string;
};

/** A client of SES; its address and credentials come from the SDK's own environment. */
export function sesClient(): SESClient {
  return new SESClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
}

/** Sends mails by SES. */
export function sesMailer({ client, from, configurationSet }: SesMailerProps): Mailer {
  return {
    async send(mail) {
      const command = new SendRawEmailCommand({
        Source: from.address,
        Destinations: [...mail.to],
        RawMessage: { Data: await composeMail(mail, from) },
        ConfigurationSetName: configurationSet,
      });
      try {
        await client.send(command);
        return accept(undefined);
      } catch (error) {
        if (isFaultOfAddress(error)) return refuseBecause(new MailRejected(error));
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

/**
 * Why SES takes no mail now, though it may later; its own messages are not for the log, since they hold addresses.
 * `MessageRejected` is never the fault of an address alone: https://docs.aws.amazon.com/ses/latest/dg/troubleshoot-error-messages.html
 */
function deferred(error: unknown): unknown {
  if (!(error instanceof SESServiceException)) return error;
  if (/paused|suspended|disabled/i.test(`${error.name} ${error.message}`))
    return new MailDeferred('sending_paused', error);
  if (/not verified/i.test(error.message)) return new MailDeferred('not_verified', error);
  return error;
}
