import { randomUUID } from 'node:crypto';
import { testVirus } from '../../malware-scan/testVirus';
import type { SendingEvent } from '../account/accountSchema';
import type { SesAccount } from '../account/SesAccount';
import { sesEvent, type EventDetails, type SentMail, type SesEvent } from '../account/SesEvent';
import type { AttachedFile } from '../store/parseMail';

export type DeliveryPorts = {
  readonly account: SesAccount;
  readonly region: string;
  /** Brings an event to the account's event bus. */
  readonly onEvent: (event: SesEvent) => void;
};

/**
 * What SES does with a mail once it took it: it delivers it, or does not and says so only by an event. Answers whom it
 * is delivered to.
 */
export function deliverMail(
  mail: Omit<SentMail, 'configurationSet'> & { readonly configurationSet: string | undefined },
  files: readonly AttachedFile[],
  ports: DeliveryPorts,
): string[] {
  const { account } = ports;
  const { configurationSet, recipients } = mail;
  const publish = publisher(mail, ports);
  publish('SEND', {});
  if (files.some(({ content }) => content.includes(testVirus))) {
    publish('REJECT', { reason: 'Bad content' });
    return [];
  }
  const delivered: string[] = [];
  for (const address of recipients) {
    const outcome = account.outcomeOf(address, configurationSet);
    switch (outcome) {
      case 'on-list-bounce':
        publish('BOUNCE', bounce(address, 'OnAccountSuppressionList'));
        break;
      case 'on-list-complaint':
        publish('COMPLAINT', complaint(address, 'OnAccountSuppressionList'));
        break;
      case 'suppressionlist':
        publish('BOUNCE', bounce(address, 'Suppressed'));
        break;
      case 'bounce':
        account.remember(address, 'BOUNCE', configurationSet);
        publish('BOUNCE', bounce(address, 'General'));
        break;
      case 'delay':
        publish('DELIVERY_DELAY', delay(address));
        delivered.push(address);
        break;
      case 'complaint':
        delivered.push(address);
        publish('DELIVERY', delivery(address));
        account.remember(address, 'COMPLAINT', configurationSet);
        publish('COMPLAINT', complaint(address, null));
        break;
      case 'success':
      case 'ooto':
        delivered.push(address);
        publish('DELIVERY', delivery(address));
        break;
    }
  }
  return delivered;
}

/** Publishes what the mail's configuration set asks for: without one, nothing. */
function publisher(
  { configurationSet, ...mail }: Omit<SentMail, 'configurationSet'> & { readonly configurationSet: string | undefined },
  { account, region, onEvent }: DeliveryPorts,
) {
  return (type: SendingEvent, details: EventDetails) => {
    if (configurationSet === undefined) return;
    const { publishes = [] } = account.settings.configurationSets[configurationSet] ?? {};
    if (publishes.includes(type)) onEvent(sesEvent(type, { ...mail, configurationSet }, details, region));
  };
}

const reportingMTA = 'dns; a1-1.smtp-out.local';

function bounce(emailAddress: string, bounceSubType: string): EventDetails {
  return {
    feedbackId: randomUUID(),
    bounceType: 'Permanent',
    bounceSubType,
    bouncedRecipients: [
      { emailAddress, action: 'failed', status: '5.1.1', diagnosticCode: `smtp; 550 5.1.1 ${emailAddress}: unknown` },
    ],
    timestamp: new Date().toISOString(),
    reportingMTA,
  };
}

function complaint(emailAddress: string, complaintSubType: string | null): EventDetails {
  const timestamp = new Date().toISOString();
  return {
    feedbackId: randomUUID(),
    complaintSubType,
    complainedRecipients: [{ emailAddress }],
    timestamp,
    arrivalDate: timestamp,
    ...(complaintSubType === null && { userAgent: 'Local feedback loop', complaintFeedbackType: 'abuse' }),
  };
}

function delivery(recipient: string): EventDetails {
  return {
    timestamp: new Date().toISOString(),
    processingTimeMillis: 1,
    recipients: [recipient],
    smtpResponse: '250 2.0.0 OK',
    reportingMTA,
  };
}

function delay(emailAddress: string): EventDetails {
  const now = Date.now();
  return {
    timestamp: new Date(now).toISOString(),
    delayType: 'MailboxFull',
    expirationTime: new Date(now + 14 * 60 * 60_000).toISOString(),
    delayedRecipients: [{ emailAddress, status: '4.2.2', diagnosticCode: `smtp; 452 4.2.2 ${emailAddress}: full` }],
  };
}
