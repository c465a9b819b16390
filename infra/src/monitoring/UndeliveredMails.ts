import { mailAudiences, mailTags, type MailAudience } from '@incasso/lambdas/mail/Mailer';
import { EventField, Rule, type RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { noticeText } from './noticeText';

export type UndeliveredMailsProps = {
  readonly configurationSetNames: Readonly<Record<MailAudience, string>>;
  readonly topic: ITopic;
  /** Receives events whose notice could not be sent. They contain mail addresses. */
  readonly unpublished: IQueue;
};

/**
 * Notifies the operator of each mail that bounced, was marked as spam or was not sent, and of each delayed staff mail.
 * The notice has only ids, kind and time: the addresses, the subject and the remote server's message in SES's event are
 * personal data.
 */
export class UndeliveredMails extends Construct {
  constructor(scope: Construct, id: string, { configurationSetNames, topic, unpublished }: UndeliveredMailsProps) {
    super(scope, id);
    for (const audience of mailAudiences) {
      new Rule(this, audience, {
        description: `A mail to the ${audience} did not arrive`,
        // https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html
        eventPattern: {
          source: ['aws.ses'],
          detailType: [
            'Email Bounced',
            'Email Complaint Received',
            'Email Rejected',
            ...(audience === 'staff' ? ['Email Delivery Delayed'] : []),
          ],
          detail: { mail: { tags: { 'ses:configuration-set': [configurationSetNames[audience]] } } },
        },
        targets: [new SnsTopic(topic, { deadLetterQueue: unpublished, message: noticeOf(audience) })],
      });
    }
  }
}

const meanings: Readonly<Record<MailAudience, string>> = {
  staff: 'It came back, was marked as spam, was not sent or is delayed: somebody does not know of a case.',
  visitor: 'The confirmation came back, was marked as spam or was not sent. The staff has the case.',
};

/**
 * A path missing in the event becomes an empty text: a complaint has no `bounce`.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-transform-target-input.html
 */
function noticeOf(audience: MailAudience): RuleTargetInput {
  const field = (path: string) => EventField.fromPath(`$.detail.${path}`);
  const kinds = [
    field('eventType'),
    field('deliveryDelay.delayType'),
    field('bounce.bounceType'),
    field('bounce.bounceSubType'),
    field('complaint.complaintSubType'),
    field('complaint.complaintFeedbackType'),
  ];
  return noticeText({
    title: `mail-undelivered (to the ${audience}: ${kinds.join(' ')})`,
    lines: [
      `Submission: ${field(`mail.tags.${mailTags.submission}[0]`)}`,
      `Mail: ${field('mail.messageId')}, ${EventField.time}`,
      meanings[audience],
    ],
    firstCommand: 'npm run submissions -- show ID --stage $STAGE',
  });
}
