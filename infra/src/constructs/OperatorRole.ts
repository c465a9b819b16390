import { storagePrefixes, type StoragePrefix } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Duration, Validations, type Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { edgeRegion, readTrailName, stackPrefix } from '../stages/stageStacks';

export type OperatorRoleProps = {
  readonly documents: IBucket;
  readonly queue: IQueue;
  readonly deadLetters: IQueue;
  readonly logs: readonly ILogGroup[];
  readonly stageName: string;
};

const { submissions, documents, cases, outbox, held, deadLetters } = storagePrefixes;

/** The role that may do what `docs/operations.md` says for an alarm. It cannot delete a version of an object. */
export class OperatorRole extends Role {
  constructor(scope: Stack, id: string, { documents: bucket, queue, ...props }: OperatorRoleProps) {
    const under = (...prefixes: StoragePrefix[]) => prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
    // Defined in a later stack, so referenced by name.
    const unpublished = scope.formatArn({
      service: 'sqs',
      resource: `incasso-${props.stageName}-monitoring-Unpublished*`,
    });
    const atEdge = (service: string, resource: string, resourceName: string) =>
      scope.formatArn({ service, region: edgeRegion, resource, resourceName });
    const rights: readonly (readonly [actions: string[], resources: string[]])[] = [
      [['s3:ListBucket'], [bucket.bucketArn]],
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
        ['logs:DescribeLogGroups', 'sqs:ListQueues', 'lambda:GetAccountSettings', 'lambda:ListEventSourceMappings'],
        ['*'],
      ],
      [['guardduty:SendObjectMalwareScan', 'guardduty:ListMalwareProtectionPlans'], ['*']],
      [['ses:GetAccount', 'ses:DeleteSuppressedDestination'], ['*']],
      [
        ['cloudtrail:GetTrailStatus', 'cloudtrail:StartLogging'],
        [scope.formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: readTrailName(props.stageName) })],
      ],
      [
        ['cloudformation:ListStackResources'],
        [atEdge('cloudformation', 'stack', `${stackPrefix(props.stageName)}-edge/*`)],
      ],
      [['acm:DescribeCertificate'], [atEdge('acm', 'certificate', '*')]],
    ];
    const statements = rights.map(([actions, resources]) => new PolicyStatement({ actions, resources }));
    super(scope, id, {
      description: `Operates ${props.stageName}: npm run submissions and names.sh assume it`,
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
