import { EventField, Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { noticeText } from './noticeText';

/**
 * Notifies the operator of AWS Health events of this account in this region: an outage, a deprecated runtime, a
 * suspended account. Otherwise they only reach the root account's mail address.
 * https://docs.aws.amazon.com/health/latest/ug/aws-health-events-eventbridge-schema.html
 */
export function healthNotice(scope: Construct, topic: ITopic, deadLetterQueue?: IQueue): void {
  const field = (name: string) => EventField.fromPath(`$.detail.${name}`);
  new Rule(scope, 'AccountHealth', {
    description: 'AWS Health has a message on this account',
    eventPattern: { source: ['aws.health'], detail: { eventScopeCode: ['ACCOUNT_SPECIFIC'] } },
    targets: [
      new SnsTopic(topic, {
        ...(deadLetterQueue && { deadLetterQueue }),
        message: noticeText({
          title: `aws-health (${field('service')}: ${field('eventTypeCode')}, ${field('eventTypeCategory')})`,
          lines: ['AWS has a message on this account.', 'Read it at https://health.console.aws.amazon.com/health/home'],
          firstCommand: 'npm run doctor -- $STAGE',
        }),
      }),
    ],
  });
}
