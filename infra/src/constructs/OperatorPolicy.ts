import { storagePrefixes, type StoragePrefix } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';

export type OperatorPolicyProps = {
  readonly documents: IBucket;
  readonly queue: IQueue;
  readonly deadLetters: IQueue;
};

const { submissions, documents, outbox, deadLetters, botTokens } = storagePrefixes;

/**
 * What the commands of `docs/operations.md` need of the bucket and the queues, for people who are no administrators. It
 * is attached to nobody.
 */
export class OperatorPolicy extends ManagedPolicy {
  constructor(scope: Stack, id: string, props: OperatorPolicyProps) {
    const { documents: bucket, queue } = props;
    const on = (actions: string[], ...prefixes: StoragePrefix[]) =>
      new PolicyStatement({ actions, resources: prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`)) });
    super(scope, id, {
      description: `Operates ${scope.stackName.replace(/-backend$/, '')}: submissions, mails that wait, erasure`,
      statements: [
        new PolicyStatement({ actions: ['s3:ListBucket', 's3:ListBucketVersions'], resources: [bucket.bucketArn] }),
        on(['s3:GetObject'], submissions, documents, outbox, deadLetters),
        on(['s3:GetObjectTagging'], documents),
        on(['s3:GetObjectVersion'], submissions, botTokens),
        on(['s3:PutObject'], outbox),
        on(['s3:DeleteObject'], deadLetters),
        on(['s3:DeleteObjectVersion'], ...Object.values(storagePrefixes)),
        new PolicyStatement({
          actions: ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
          resources: [props.deadLetters.queueArn],
        }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
      ],
    });
    new CfnOutput(scope, 'OperatorPolicyArn', {
      description: 'To be attached to whoever runs "npm run submissions"',
      value: this.managedPolicyArn,
    });
  }
}
