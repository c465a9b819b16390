import { EventField, Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { noticeText } from './noticeText';

export type AuditNoticesProps = {
  readonly eraserRoleArn: string;
  readonly topic: ITopic;
  /** Receives events whose notice could not be sent. */
  readonly unpublished: IQueue;
};

/** Notifies the operator when the log of readers is changed or stopped, and of each call that erases for good. */
export class AuditNotices extends Construct {
  constructor(scope: Construct, id: string, { eraserRoleArn, topic, unpublished }: AuditNoticesProps) {
    super(scope, id);
    const call = EventField.fromPath('$.detail.eventName');
    const source = EventField.fromPath('$.detail.sourceIPAddress');
    const notices = [
      {
        name: 'log-changed',
        meaning: 'The log of who reads and deletes documents was stopped or changed. A deploy may do so, too.',
        firstCommand: 'npm run doctor -- $STAGE',
        detail: {
          eventSource: ['cloudtrail.amazonaws.com'],
          eventName: ['StopLogging', 'DeleteTrail', 'UpdateTrail', 'PutEventSelectors'],
        },
      },
      {
        name: 'data-erased',
        meaning: 'Somebody erased or restored a case. If it was none of you, a key leaked.',
        firstCommand: 'erasers',
        detail: {
          eventSource: ['s3.amazonaws.com'],
          eventName: ['DeleteObject', 'DeleteObjects'],
          userIdentity: { sessionContext: { sessionIssuer: { arn: [eraserRoleArn] } } },
        },
      },
    ];
    for (const { name, meaning, firstCommand, detail } of notices)
      new Rule(this, name, {
        description: meaning,
        eventPattern: { detailType: ['AWS API Call via CloudTrail'], detail },
        targets: [
          new SnsTopic(topic, {
            deadLetterQueue: unpublished,
            message: noticeText({
              title: `${name} (${call} from ${source} at ${EventField.time})`,
              lines: [meaning],
              firstCommand,
            }),
          }),
        ],
      });
  }
}
