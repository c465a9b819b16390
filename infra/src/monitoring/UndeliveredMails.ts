import { mailAudiences, mailTags, type MailAudience } from '@incasso/lambdas/mail/mailAudiences';
import { Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DeadLetterQueue } from '../constructs/DeadLetterQueue';
import { alarmTexts } from './alarmTexts';

export type UndeliveredMailsProps = {
  readonly configurationSetNames: Readonly<Record<MailAudience, string>>;
  readonly topic: ITopic;
};

/**
 * Tells the operator of each mail that came back, was marked as spam or was not sent: its ids, kind and time. What SES
 * tells beside these, addresses, subject and what the other server said, is the visitor's and goes no further.
 */
export class UndeliveredMails extends Construct {
  /** Events of which no notice could be sent. */
  readonly untold: DeadLetterQueue;
  readonly #rules: ReadonlyMap<MailAudience, Rule>;

  constructor(scope: Construct, id: string, { configurationSetNames, topic }: UndeliveredMailsProps) {
    super(scope, id);
    this.untold = new DeadLetterQueue(this, 'Untold');
    this.#rules = new Map(
      mailAudiences.map((audience) => [
        audience,
        new Rule(this, audience, {
          description: `A mail to the ${audience} did not arrive`,
          // https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html
          eventPattern: {
            source: ['aws.ses'],
            detailType: ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
            detail: { mail: { tags: { 'ses:configuration-set': [configurationSetNames[audience]] } } },
          },
          targets: [new SnsTopic(topic, { deadLetterQueue: this.untold, message: noticeOf(audience) })],
        }),
      ]),
    );
  }

  /**
   * How many mails to an audience did not arrive.
   * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-monitoring.html
   */
  metric(audience: MailAudience, period: Duration): IMetric {
    return new Metric({
      namespace: 'AWS/Events',
      metricName: 'MatchedEvents',
      dimensionsMap: { RuleName: this.#rules.get(audience)?.ruleName ?? '' },
      statistic: Stats.SUM,
      period,
    });
  }
}

/**
 * A path that an event does not have leaves nothing in the text: a complaint has no `bounce`.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-transform-target-input.html
 */
function noticeOf(audience: MailAudience): RuleTargetInput {
  const name = `${audience}-mail-undelivered` as const;
  const { means, todo } = alarmTexts[name];
  const field = (path: string) => EventField.fromPath(`$.detail.${path}`);
  const kinds = [
    field('eventType'),
    field('bounce.bounceType'),
    field('bounce.bounceSubType'),
    field('complaint.complaintSubType'),
    field('complaint.complaintFeedbackType'),
  ];
  return RuleTargetInput.fromText(
    `${name} (${kinds.join(' ')})
Submission: ${field(`mail.tags.${mailTags.submission}[0]`)}
Mail: ${field('mail.messageId')}, ${EventField.time}
${means} What to do: ${todo}`,
  );
}
