import { randomUUID } from 'node:crypto';
import type { SendingEvent } from './accountSchema';

/** A mail that SES took, as its events tell of it. */
export type SentMail = {
  readonly messageId: string;
  readonly sentAt: Date;
  readonly source: string;
  readonly recipients: readonly string[];
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly subject: string;
  readonly configurationSet: string;
  readonly tags: Readonly<Record<string, string>>;
};

/** What an event tells beside its mail, by its type. */
export type EventDetails = Readonly<Record<string, unknown>>;

/** How EventBridge and SES call an event. https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html */
const names: Readonly<Record<SendingEvent, { detailType: string; eventType: string; member: string }>> = {
  SEND: { detailType: 'Email Sent', eventType: 'Send', member: 'send' },
  REJECT: { detailType: 'Email Rejected', eventType: 'Reject', member: 'reject' },
  BOUNCE: { detailType: 'Email Bounced', eventType: 'Bounce', member: 'bounce' },
  COMPLAINT: { detailType: 'Email Complaint Received', eventType: 'Complaint', member: 'complaint' },
  DELIVERY: { detailType: 'Email Delivered', eventType: 'Delivery', member: 'delivery' },
  DELIVERY_DELAY: { detailType: 'Email Delivery Delayed', eventType: 'DeliveryDelay', member: 'deliveryDelay' },
};

const account = '000000000000';

/**
 * An event as it comes to EventBridge's default bus: with addresses, subject and all headers of the mail.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export function sesEvent(type: SendingEvent, mail: SentMail, details: EventDetails, region: string) {
  const { detailType, eventType, member } = names[type];
  const arn = (resource: string) => `arn:aws:ses:${region}:${account}:${resource}`;
  const header = (name: string) => mail.headers.find((each) => each.name.toLowerCase() === name)?.value ?? '';
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': detailType,
    source: 'aws.ses',
    account,
    time: new Date().toISOString(),
    region,
    resources: [arn(`configuration-set/${mail.configurationSet}`)],
    detail: {
      eventType,
      mail: {
        timestamp: mail.sentAt.toISOString(),
        source: mail.source,
        sourceArn: arn(`identity/${mail.source}`),
        sendingAccountId: account,
        messageId: mail.messageId,
        destination: mail.recipients,
        headersTruncated: false,
        headers: mail.headers,
        commonHeaders: {
          from: [header('from')],
          to: [header('to')],
          messageId: mail.messageId,
          subject: mail.subject,
        },
        tags: {
          ...Object.fromEntries(Object.entries(mail.tags).map(([name, value]) => [name, [value]])),
          'ses:operation': ['SendRawEmail'],
          'ses:configuration-set': [mail.configurationSet],
          'ses:source-ip': ['192.0.2.0'],
          'ses:from-domain': [mail.source.slice(mail.source.lastIndexOf('@') + 1)],
          'ses:caller-identity': ['local'],
        },
      },
      [member]: details,
    },
  };
}

export type SesEvent = ReturnType<typeof sesEvent>;
