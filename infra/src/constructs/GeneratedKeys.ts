import { CrossStackReferences, ReferenceStrength, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

export type GeneratedKeysProps = {
  readonly description: string;
  /** Number of the current generation, from 1. */
  readonly generation: number;
  readonly keepsPrevious: boolean;
};

/**
 * A key generated at deploy. With `keepsPrevious`, the previous generation stays valid, so that links signed with it
 * still open; older generations are deleted. Raising the generation by two drops both known keys at once.
 */
export class GeneratedKeys extends Construct {
  /** Reference to the key, resolved by CloudFormation at deploy, so the template does not contain the key. */
  readonly current: string;
  /** The previous key. `undefined` in the first generation, and if it is not kept. */
  readonly previous: string | undefined;

  constructor(scope: Construct, id: string, { description, generation, keepsPrevious }: GeneratedKeysProps) {
    super(scope, id);
    const generate = (number: number) => {
      const secret = new Secret(this, `Generation${number}`, {
        description: `${description} (generation ${number})`,
        generateSecretString: { passwordLength: 48, excludePunctuation: true },
        removalPolicy: RemovalPolicy.DESTROY,
      });
      Validations.of(secret).acknowledge({
        id: 'AwsSolutions-SMG4',
        reason: 'The stage’s keyGeneration rotates keys: functions would not get one that a timer rotates.',
      });
      // With a strong reference CloudFormation refuses to delete an old generation that another stack still uses.
      CrossStackReferences.of(secret).produce(ReferenceStrength.WEAK);
      return secret.secretValue.unsafeUnwrap();
    };

    this.current = generate(generation);
    this.previous = keepsPrevious && generation > 1 ? generate(generation - 1) : undefined;
  }
}
