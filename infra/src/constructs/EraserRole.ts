import { storagePrefixes, type StoragePrefix } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

const { erased, ...erasable } = storagePrefixes;
const { submissions, cases, outbox, botTokens, confirmations } = erasable;

/**
 * The role that erases and restores cases, for at most an hour, and the bucket policy that denies this to all others.
 * `auditNotices` reports each deletion, by an administrator too.
 */
export class EraserRole extends Role {
  constructor(scope: Construct, id: string, { bucket }: { readonly bucket: Bucket }) {
    const under = (...prefixes: StoragePrefix[]) => prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
    const rights: readonly (readonly [action: string, resources: string[]])[] = [
      ['s3:ListBucketVersions', [bucket.bucketArn]],
      ['s3:GetObjectVersion', under(submissions, cases, outbox, botTokens, confirmations, erased)],
      ['s3:PutObject', under(erased)],
      ['s3:DeleteObjectVersion', under(...Object.values(erasable))],
    ];
    const statements = rights.map(([action, resources]) => new PolicyStatement({ actions: [action], resources }));
    super(scope, id, {
      description: 'Erases and restores cases: npm run submissions assumes it for "erase" and "restore"',
      assumedBy: new AccountRootPrincipal(),
      maxSessionDuration: Duration.hours(1),
      inlinePolicies: { erase: new PolicyDocument({ statements }) },
    });
    Validations.of(this).acknowledge({ id: 'AwsSolutions-IAM5', reason: 'Rights on objects end at a prefix.' });

    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'OnlyTheEraserDeletesVersions',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:DeleteObjectVersion'],
        resources: [bucket.arnForObjects('*')],
        conditions: { ArnNotEquals: { 'aws:PrincipalArn': this.roleArn } },
      }),
    );
    new CfnOutput(Stack.of(this), 'EraserRoleArn', { value: this.roleArn });
  }
}
