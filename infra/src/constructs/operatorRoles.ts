import { storagePrefixes, type StoragePrefix } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Duration, Validations, type Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { edgeRegion, readTrailName, stackPrefix } from '../stages/stageNames';

type Rights = readonly (readonly [actions: string[], resources: string[]])[];

const { erased, ...erasable } = storagePrefixes;
const { submissions, documents, cases, outbox, held, deadLetters, botTokens, confirmations } = erasable;

function under(bucket: IBucket, ...prefixes: StoragePrefix[]): string[] {
  return prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
}

/** A role that people of the account may assume if their own rights allow it. Its ARN is an output of the stack. */
function roleForPeople(stack: Stack, id: string, description: string, rights: Rights): Role {
  const statements = rights.map(([actions, resources]) => new PolicyStatement({ actions, resources }));
  const role = new Role(stack, id, {
    description,
    assumedBy: new AccountRootPrincipal(),
    maxSessionDuration: Duration.hours(1),
    inlinePolicies: { rights: new PolicyDocument({ statements }) },
  });
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5',
    reason: 'Rights on objects end at a prefix, on the queue of a later stack at its name. The rest knows no resource.',
  });
  new CfnOutput(stack, `${id}Arn`, { value: role.roleArn });
  return role;
}

/** The role that finds and exports a person's data. CloudTrail logs each object that it reads. */
export function addPersonalDataRole(stack: Stack, bucket: IBucket): void {
  roleForPeople(stack, 'PersonalDataRole', 'Reads personal data: npm run submissions, "find" and "export"', [
    [['s3:ListBucket'], [bucket.bucketArn]],
    [['s3:GetObject'], under(bucket, submissions, documents, cases)],
  ]);
}

/**
 * The role that erases and restores cases, and the bucket policy that denies this to all others. `auditNotices` reports
 * each deletion, by an administrator too.
 */
export function addEraserRole(stack: Stack, bucket: Bucket): void {
  const role = roleForPeople(stack, 'EraserRole', 'Erases and restores cases: npm run submissions', [
    [['s3:ListBucketVersions'], [bucket.bucketArn]],
    [['s3:GetObjectVersion'], under(bucket, submissions, cases, outbox, botTokens, confirmations, erased)],
    [['s3:PutObject'], under(bucket, erased)],
    [['s3:DeleteObjectVersion'], under(bucket, ...Object.values(erasable))],
  ]);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'OnlyTheEraserDeletesVersions',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:DeleteObjectVersion'],
      resources: [bucket.arnForObjects('*')],
      conditions: { ArnNotEquals: { 'aws:PrincipalArn': role.roleArn } },
    }),
  );
}

export type OperatorRoleProps = {
  readonly bucket: IBucket;
  readonly queue: IQueue;
  readonly deadLetterQueue: IQueue;
  readonly logs: readonly ILogGroup[];
  readonly stageName: string;
};

/** The role that may do what `docs/operations.md` says for an alarm. It cannot delete a version of an object. */
export function addOperatorRole(stack: Stack, { bucket, queue, deadLetterQueue, logs, stageName }: OperatorRoleProps) {
  // Defined in a later stack, so referenced by name.
  const unpublished = stack.formatArn({
    service: 'sqs',
    resource: `${stackPrefix(stageName)}-monitoring-Unpublished*`,
  });
  const trail = stack.formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: readTrailName(stageName) });
  const atEdge = (service: string, resource: string, resourceName: string) =>
    stack.formatArn({ service, region: edgeRegion, resource, resourceName });
  roleForPeople(stack, 'OperatorRole', `Operates ${stageName}: npm run submissions and names.sh assume it`, [
    [['s3:ListBucket'], [bucket.bucketArn]],
    [['s3:GetObject'], under(bucket, submissions, cases, outbox, held, deadLetters)],
    [['s3:GetObjectTagging'], under(bucket, documents)],
    [['s3:PutObject'], under(bucket, outbox)],
    [['s3:DeleteObject'], under(bucket, deadLetters)],
    [
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage'],
      [deadLetterQueue.queueArn, unpublished],
    ],
    [['sqs:StartMessageMoveTask', 'sqs:GetQueueAttributes'], [deadLetterQueue.queueArn]],
    [['sqs:SendMessage'], [queue.queueArn]],
    [['logs:FilterLogEvents'], logs.map(({ logGroupArn }) => logGroupArn)],
    [['cloudtrail:GetTrailStatus', 'cloudtrail:StartLogging'], [trail]],
    [['cloudformation:ListStackResources'], [atEdge('cloudformation', 'stack', `${stackPrefix(stageName)}-edge/*`)]],
    [['acm:DescribeCertificate'], [atEdge('acm', 'certificate', '*')]],
    // These actions accept no narrower resource, except the first, which only shows names.
    // https://docs.aws.amazon.com/service-authorization/latest/reference/reference_policies_actions-resources-contextkeys.html
    [
      ['logs:DescribeLogGroups', 'sqs:ListQueues', 'lambda:GetAccountSettings', 'lambda:ListEventSourceMappings'],
      ['*'],
    ],
    [['guardduty:SendObjectMalwareScan', 'guardduty:ListMalwareProtectionPlans'], ['*']],
    [['ses:GetAccount', 'ses:DeleteSuppressedDestination'], ['*']],
  ]);
}
