import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type CorsRule,
  type LifecycleRule,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export type PrivateBucketProps = {
  /** Whether deleted and overwritten objects can be restored. Default: no. */
  readonly versioned?: boolean;
  readonly lifecycleRules?: LifecycleRule[];
  readonly cors?: CorsRule[];
};

/**
 * A bucket without public access, over TLS only. It is retained when its stack is deleted. If the stack's creation
 * fails, it is deleted, unless something is in it already: then it remains, and the next deploy makes another.
 */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps = {}) {
    super(scope, id, {
      ...props,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'S3’s access log would keep the addresses of visitors. CloudTrail logs who reads documents.',
    });
  }

  /** Denies what would empty or expose the bucket to all but a deploy. S3's lifecycle rules are not a caller. */
  lock(): void {
    const { account, partition, region, synthesizer } = Stack.of(this);
    const executionRole = `cdk-${synthesizer.bootstrapQualifier}-cfn-exec-role-${account}-${region}`;
    const changes = ['PutLifecycleConfiguration', 'PutBucketVersioning', 'PutBucketPolicy', 'DeleteBucketPolicy'];
    this.addToResourcePolicy(
      new PolicyStatement({
        sid: 'OnlyADeployChangesLifecycleAndPolicy',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: changes.map((action) => `s3:${action}`),
        resources: [this.bucketArn],
        // A pattern would also match a role that somebody creates for it.
        conditions: { ArnNotEquals: { 'aws:PrincipalArn': `arn:${partition}:iam::${account}:role/${executionRole}` } },
      }),
    );
  }
}
