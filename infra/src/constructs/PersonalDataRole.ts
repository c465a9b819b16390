import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** The role that finds and exports a person's data, for at most an hour. CloudTrail logs each object that it reads. */
export class PersonalDataRole extends Role {
  constructor(scope: Construct, id: string, { bucket }: { readonly bucket: IBucket }) {
    const { submissions, documents, cases } = storagePrefixes;
    const readable = [submissions, documents, cases].map((prefix) => bucket.arnForObjects(`${prefix}*`));
    const statements = [
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
      new PolicyStatement({ actions: ['s3:GetObject'], resources: readable }),
    ];
    super(scope, id, {
      description: 'Reads personal data: npm run submissions assumes it for "find" and "export"',
      assumedBy: new AccountRootPrincipal(),
      maxSessionDuration: Duration.hours(1),
      inlinePolicies: { read: new PolicyDocument({ statements }) },
    });
    Validations.of(this).acknowledge({ id: 'AwsSolutions-IAM5', reason: 'Rights on objects end at a prefix.' });
    new CfnOutput(Stack.of(this), 'PersonalDataRoleArn', { value: this.roleArn });
  }
}
