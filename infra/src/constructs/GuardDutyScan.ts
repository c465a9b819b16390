import { cleanVerdict, scanVerdictTag } from '@incasso/lambdas/malware-scan/scanVerdicts';
import { CrossStackReferences, ReferenceStrength, Stack, Validations } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export type GuardDutyScanProps = {
  readonly bucket: Bucket;
  /** Objects under this prefix cannot be read until the scan has found them clean. */
  readonly prefix: string;
};

/**
 * The role with which GuardDuty scans new objects for malware, and the bucket policy that enforces the verdict: an
 * object without a clean verdict cannot be read, whatever rights the reader has, and only the scanner may write
 * verdicts. The plan in `BackendStack` starts the scan.
 * https://docs.aws.amazon.com/guardduty/latest/ug/malware-protection-s3-iam-policy-prerequisite.html
 */
export class GuardDutyScan extends Construct {
  readonly role: Role;

  constructor(scope: Construct, id: string, { bucket, prefix }: GuardDutyScanProps) {
    super(scope, id);
    this.role = new Role(this, 'Role', {
      description: 'Lets GuardDuty scan new documents and tag them with its verdict',
      assumedBy: new ServicePrincipal('malware-protection-plan.guardduty.amazonaws.com'),
      inlinePolicies: { scan: new PolicyDocument({ statements: this.scannerRights(bucket) }) },
    });
    // With a strong reference the scan could not be turned off: the role is deleted before the plan.
    CrossStackReferences.of(this.role).produce(ReferenceStrength.WEAK);
    Validations.of(this.role).acknowledge({
      id: 'AwsSolutions-IAM5',
      reason: 'GuardDuty reads what it scans, and names its own rule. AWS documents the role in this form.',
    });

    const scanned = bucket.arnForObjects(`${prefix}*`);
    const unlessScanner = { 'aws:PrincipalArn': this.role.roleArn };
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'NobodyReadsWhatWasNotFoundClean',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:GetObject', 's3:GetObjectVersion'],
        resources: [scanned],
        conditions: {
          StringNotEquals: { [`s3:ExistingObjectTag/${scanVerdictTag}`]: cleanVerdict, ...unlessScanner },
        },
      }),
    );
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'OnlyTheScannerGivesVerdicts',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObjectTagging', 's3:PutObjectVersionTagging', 's3:DeleteObjectTagging'],
        resources: [scanned],
        conditions: { StringNotEquals: unlessScanner },
      }),
    );
  }

  private scannerRights(bucket: Bucket): PolicyStatement[] {
    const rule = Stack.of(this).formatArn({
      service: 'events',
      resource: 'rule',
      resourceName: 'DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*',
    });
    return [
      new PolicyStatement({
        actions: ['events:PutRule', 'events:DeleteRule', 'events:PutTargets', 'events:RemoveTargets'],
        resources: [rule],
        conditions: {
          StringLike: { 'events:ManagedBy': 'malware-protection-plan.guardduty.amazonaws.com' },
        },
      }),
      new PolicyStatement({ actions: ['events:DescribeRule', 'events:ListTargetsByRule'], resources: [rule] }),
      new PolicyStatement({
        actions: ['s3:GetBucketNotification', 's3:PutBucketNotification', 's3:ListBucket'],
        resources: [bucket.bucketArn],
      }),
      new PolicyStatement({
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects('malware-protection-resource-validation-object')],
      }),
      new PolicyStatement({
        actions: [
          's3:GetObject',
          's3:GetObjectVersion',
          's3:GetObjectTagging',
          's3:GetObjectVersionTagging',
          's3:PutObjectTagging',
          's3:PutObjectVersionTagging',
        ],
        resources: [bucket.arnForObjects('*')],
      }),
    ];
  }
}
