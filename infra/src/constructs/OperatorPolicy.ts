import { storagePrefixes, type StoragePrefix } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Validations, type Stack } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';

export type OperatorPolicyProps = {
  readonly documents: IBucket;
  readonly queue: IQueue;
  readonly deadLetters: IQueue;
  /** `undefined` where the stage has no case system. */
  readonly undeliveredCases: IQueue | undefined;
  /** The logs of the functions. */
  readonly logs: readonly ILogGroup[];
  readonly stageName: string;
};

const { erased, ...erasable } = storagePrefixes;
const { submissions, documents, cases, outbox, deadLetters, botTokens, confirmations } = erasable;

/**
 * The rights that the commands of `docs/operations.md` need. An administrator attaches the policy by hand to people who
 * are no administrators.
 */
export class OperatorPolicy extends ManagedPolicy {
  constructor(scope: Stack, id: string, props: OperatorPolicyProps) {
    const { documents: bucket, queue, undeliveredCases } = props;
    const on = (actions: string[], ...prefixes: StoragePrefix[]) =>
      new PolicyStatement({ actions, resources: prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`)) });
    super(scope, id, {
      description: `Operates ${scope.stackName.replace(/-backend$/, '')}: submissions, mails that wait, erasure`,
      statements: [
        new PolicyStatement({ actions: ['s3:ListBucket', 's3:ListBucketVersions'], resources: [bucket.bucketArn] }),
        on(['s3:GetObject'], submissions, documents, cases, outbox, deadLetters),
        on(['s3:GetObjectTagging'], documents),
        on(['s3:GetObjectVersion'], submissions, cases, outbox, botTokens, confirmations, erased),
        on(['s3:PutObject'], outbox, erased),
        on(['s3:DeleteObject'], deadLetters),
        on(['s3:DeleteObjectVersion'], ...Object.values(erasable)),
        new PolicyStatement({
          actions: ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
          resources: [props.deadLetters.queueArn],
        }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
        new PolicyStatement({
          actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage'],
          resources: [
            ...['UndeliveredMailsUnpublished', 'ScanFailuresUnpublished'].map((name) =>
              scope.formatArn({ service: 'sqs', resource: `incasso-${props.stageName}-monitoring-${name}*` }),
            ),
            ...(undeliveredCases === undefined ? [] : [undeliveredCases.queueArn]),
          ],
        }),
        new PolicyStatement({
          actions: ['logs:FilterLogEvents'],
          resources: props.logs.map(({ logGroupArn }) => logGroupArn),
        }),
        // These actions know no narrower resource, except the first, which shows names alone.
        // https://docs.aws.amazon.com/service-authorization/latest/reference/reference_policies_actions-resources-contextkeys.html
        new PolicyStatement({
          actions: [
            'logs:DescribeLogGroups',
            'sqs:ListQueues',
            'lambda:GetAccountSettings',
            'lambda:ListEventSourceMappings',
            'ses:GetAccount',
            'ses:GetSuppressedDestination',
            'ses:DeleteSuppressedDestination',
            'guardduty:SendObjectMalwareScan',
          ],
          resources: ['*'],
        }),
      ],
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM5',
      reason:
        'Rights on objects end at a prefix, those on queues of a later stack at their name. The rest knows no resource.',
    });
    new CfnOutput(scope, 'OperatorPolicyArn', {
      description: 'Attach it to people who run "npm run submissions"',
      value: this.managedPolicyArn,
    });
  }
}
