import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export type GuardDutyPlanProps = {
  readonly bucket: IBucket;
  /** New objects below it are scanned. */
  readonly prefix: string;
  /** The one of `GuardDutyScan`, of a stack that is deployed before. */
  readonly role: IRole;
};

/**
 * Has GuardDuty scan new objects, which needs no GuardDuty detector. GuardDuty may refuse a role for some minutes after
 * it was made, and a stack that fails takes its role back with it: in one stack with the role, each further deploy
 * could fail alike.
 * https://docs.aws.amazon.com/guardduty/latest/ug/troubleshoot-malware-protection-s3-iam-role-permissions-error.html
 */
export class GuardDutyPlan extends CfnMalwareProtectionPlan {
  constructor(scope: Construct, id: string, { bucket, prefix, role }: GuardDutyPlanProps) {
    super(scope, id, {
      role: role.roleArn,
      protectedResource: { s3Bucket: { bucketName: bucket.bucketName, objectPrefixes: [prefix] } },
      actions: { tagging: { status: 'ENABLED' } },
    });
  }
}
