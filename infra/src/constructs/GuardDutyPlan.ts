import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export type GuardDutyPlanProps = {
  readonly bucket: IBucket;
  readonly prefix: string;
  /** The role of `GuardDutyScan`. It must be in a stack that is deployed earlier. */
  readonly role: IRole;
};

/**
 * Lets GuardDuty scan new objects, without a GuardDuty detector. GuardDuty may refuse a role for some minutes after its
 * creation, and a failed stack deletes its role again. With both in one stack, every further deploy could fail the same
 * way.
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
