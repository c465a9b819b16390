import { MessageRejected, SendRawEmailCommand, SESClient, SESServiceException } from '@aws-sdk/client-ses';
import { composeMail } from '../mail/composeMail';
import { accept, refuseBecause } from '../results/Result';
import { MailRejected, type MailAddress, type Mailer } from '../mail/Mailer';

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
        if (isFinal(error)) return refuseBecause(new MailRejected(error));
        throw error;
      }
    },
  };
}

/** SES names an address that it does not take, wherever in the mail, an invalid parameter. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof MessageRejected || (error instanceof SESServiceException && error.name === 'InvalidParameterValue')
  );
}
