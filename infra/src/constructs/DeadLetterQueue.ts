import { Validations, type Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

export type DeadLetterQueueProps = {
  /** Retention of messages. Default: four days. */
  readonly retentionPeriod?: Duration;
};

export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, props: DeadLetterQueueProps = {}) {
    super(scope, id, { ...props, enforceSSL: true, encryption: QueueEncryption.SQS_MANAGED });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is a dead-letter queue itself; a rule sends to it, which the check does not see.',
    });
  }
}
