import { notifyEventPatterns, notifyQueue } from '@incasso/lambdas/notifyQueue';
import { Duration, Names } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetterQueue } from './DeadLetterQueue';

export type NotifyQueueProps = {
  readonly documents: IBucket;
  /** Whether the verdicts of the malware scan come too. */
  readonly malwareScan: boolean;
};

type NotifyEventPattern = ReturnType<typeof notifyEventPatterns>['recordStored' | 'documentScanned'];

/** From a stored record, and from a verdict on a document, to the function that tells the staff. */
export class NotifyQueue extends Construct {
  readonly queue: Queue;
  /** Messages that failed, to be driven again. */
  readonly deadLetters: Queue;
  /** Sweeps that could not be started; each next one makes good for it. */
  readonly missedSweeps: Queue;

  constructor(scope: Construct, id: string, { documents, malwareScan }: NotifyQueueProps) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters', { retentionPeriod: Duration.days(14) });
    this.missedSweeps = new DeadLetterQueue(this, 'MissedSweeps', { retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      encryption: QueueEncryption.SQS_MANAGED,
      visibilityTimeout: Duration.seconds(notifyQueue.visibilityTimeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: notifyQueue.maxReceives },
    });

    const { recordStored, documentScanned } = notifyEventPatterns(documents.bucketName);
    this.forward('RecordStored', 'A submission was stored: its mails are due', recordStored);
    if (malwareScan) this.forward('DocumentScanned', 'The malware scan has a verdict on a document', documentScanned);
  }

  /**
   * Gives the queue's messages to a function, which gets the three rights that Lambda takes them by; the CDK's own
   * event source, whose id this one has, would grant two more.
   * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
   */
  deliverTo(handler: IFunction): void {
    handler.addEventSourceMapping(`SqsEventSource:${Names.nodeUniqueId(this.queue.node)}`, {
      eventSourceArn: this.queue.queueArn,
      batchSize: notifyQueue.batchSize,
      reportBatchItemFailures: true,
    });
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        resources: [this.queue.queueArn],
      }),
    );
  }

  /** Starts a function on a timer, for what was left over. */
  sweepWith(handler: IFunction, everyMinutes: number): void {
    new Rule(this, 'Sweep', {
      description: 'Drives mails again that were left over',
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [new LambdaFunction(handler, { deadLetterQueue: this.missedSweeps })],
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
