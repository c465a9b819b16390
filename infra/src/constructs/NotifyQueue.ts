import { notifyEventPatterns, notifyQueue } from '@incasso/lambdas/notifyQueue';
import { Duration, Validations } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export type NotifyQueueProps = {
  readonly documents: IBucket;
  /** Whether the stage has a malware scan. Its verdicts come to this queue too. */
  readonly malwareScan: boolean;
};

type NotifyEventPattern = ReturnType<typeof notifyEventPatterns>['recordStored' | 'documentScanned'];

export function deadLetterQueue(scope: Construct, id: string, retentionPeriod: Duration): Queue {
  const queue = new Queue(scope, id, { retentionPeriod, enforceSSL: true, encryption: QueueEncryption.SQS_MANAGED });
  const reason = 'It is a dead-letter queue itself; a rule sends to it, which the check does not see.';
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason });
  return queue;
}

/** Queues each stored record and each scan verdict for the function that mails the staff. */
export class NotifyQueue extends Construct {
  readonly queue: Queue;
  /** Messages whose outcome could not be written five times in a row. An operator sends them again. */
  readonly deadLetters: Queue;
  /** Timer runs that could not start. Kept for an hour: the next run does their work, and the alarm must end. */
  readonly missedRetries: Queue;

  constructor(scope: Construct, id: string, { documents, malwareScan }: NotifyQueueProps) {
    super(scope, id);
    this.deadLetters = deadLetterQueue(this, 'DeadLetters', Duration.days(14));
    this.missedRetries = deadLetterQueue(this, 'MissedRetries', Duration.hours(1));
    this.queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      encryption: QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.minutes(notifyQueue.retentionMinutes),
      visibilityTimeout: Duration.seconds(notifyQueue.visibilityTimeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: notifyQueue.maxReceives },
    });

    const { recordStored, documentScanned } = notifyEventPatterns(documents.bucketName);
    this.forward('RecordStored', 'A submission was stored: its mails are due', recordStored);
    if (malwareScan) this.forward('DocumentScanned', 'The malware scan has a verdict on a document', documentScanned);
  }

  /** Makes the function a consumer of the queue. `functionRights` grants it the right to receive. */
  deliverTo(handler: IFunction): void {
    handler.addEventSourceMapping('NotifyQueue', {
      eventSourceArn: this.queue.queueArn,
      batchSize: notifyQueue.batchSize,
      maxConcurrency: notifyQueue.maxConcurrency,
      reportBatchItemFailures: true,
    });
  }

  retryOutboxWith(handler: IFunction, everyMinutes: number): void {
    new Rule(this, 'RetryTimer', {
      description: 'Sends mails again that failed',
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [new LambdaFunction(handler, { deadLetterQueue: this.missedRetries })],
    });
  }

  private forward(id: string, description: string, pattern: NotifyEventPattern): void {
    new Rule(this, id, {
      description,
      eventPattern: { source: pattern.source, detailType: pattern['detail-type'], detail: pattern.detail },
      targets: [new SqsQueue(this.queue, { deadLetterQueue: this.deadLetters })],
    });
  }
}
