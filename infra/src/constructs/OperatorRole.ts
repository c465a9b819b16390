import { storagePrefixes, type StoragePrefix } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Duration, Validations, type Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { readTrailName } from '../stages/stageStacks';

export type OperatorRoleProps = {
  readonly documents: IBucket;
  readonly queue: IQueue;
  readonly deadLetters: IQueue;
  readonly logs: readonly ILogGroup[];
  readonly stageName: string;
};

const { submissions, documents, cases, outbox, held, deadLetters } = storagePrefixes;

/** The role with the rights that the commands of `docs/operations.md` need. It cannot delete a version of an object. */
export class OperatorRole extends Role {
  constructor(scope: Stack, id: string, { documents: bucket, queue, ...props }: OperatorRoleProps) {
    const under = (...prefixes: StoragePrefix[]) => prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
    // Defined in a later stack, so referenced by name.
    const unpublished = scope.formatArn({
      service: 'sqs',
      resource: `incasso-${props.stageName}-monitoring-Unpublished*`,
    });
    const rights: readonly (readonly [actions: string[], resources: string[]])[] = [
      [['s3:ListBucket', 's3:ListBucketVersions'], [bucket.bucketArn]],
      [['s3:GetObject'], under(submissions, cases, outbox, held, deadLetters)],
      [['s3:GetObjectTagging'], under(documents)],
      [['s3:PutObject'], under(outbox)],
      [['s3:DeleteObject'], under(deadLetters)],
      [
        ['sqs:ReceiveMessage', 'sqs:DeleteMessage'],
        [props.deadLetters.queueArn, unpublished],
      ],
      [['sqs:StartMessageMoveTask', 'sqs:GetQueueAttributes'], [props.deadLetters.queueArn]],
      [['sqs:SendMessage'], [queue.queueArn]],
      [['logs:FilterLogEvents'], props.logs.map(({ logGroupArn }) => logGroupArn)],
      // These actions accept no narrower resource, except the first, which only shows names.
      // https://docs.aws.amazon.com/service-authorization/latest/reference/reference_policies_actions-resources-contextkeys.html
      [
        ['cloudtrail:LookupEvents', 'logs:DescribeLogGroups', 'sqs:ListQueues', 'guardduty:SendObjectMalwareScan'],
        ['*'],
      ],
      [['lambda:GetAccountSettings', 'lambda:ListEventSourceMappings', 'ses:GetAccount'], ['*']],
      [
        ['cloudtrail:GetTrailStatus', 'cloudtrail:StartLogging'],
        [scope.formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: readTrailName(props.stageName) })],
      ],
      [['ses:GetSuppressedDestination', 'ses:DeleteSuppressedDestination'], ['*']],
    ];
    const statements = rights.map(([actions, resources]) => new PolicyStatement({ actions, resources }));
    super(scope, id, {
      description: `Operates ${props.stageName}: npm run submissions assumes it`,
      assumedBy: new AccountRootPrincipal(),
      maxSessionDuration: Duration.hours(4),
      inlinePolicies: { operate: new PolicyDocument({ statements }) },
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM5',
      reason:
        'Rights on objects end at a prefix, on the queue of a later stack at its name. The rest knows no resource.',
    });
    new CfnOutput(scope, 'OperatorRoleArn', { value: this.roleArn });
  }
}
