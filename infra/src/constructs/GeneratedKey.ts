import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

export type GeneratedKeyProps = { readonly secretName: string; readonly description: string };

/**
 * A key that the first deploy generates. No later deploy changes its value: `npm run rotate` does. When its stack is
 * deleted, its name is free at once: CloudFormation deletes a secret without the time to restore it.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-attribute-deletionpolicy.html
 */
export class GeneratedKey extends Secret {
  constructor(scope: Construct, id: string, props: GeneratedKeyProps) {
    super(scope, id, {
      ...props,
      // 48 characters out of 62 give 285 bits.
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'An operator rotates keys: CloudFront must get the new one after the functions and before the second next.',
    });
  }
}
