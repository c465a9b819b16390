import { CrossStackReferences, ReferenceStrength, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

export type GeneratedKeysProps = {
  /** Purpose of the keys, for the operator. */
  readonly description: string;
  /** Number of the current generation, from 1. */
  readonly generation: number;
  /** Whether the generation before is kept too. */
  readonly keepsPrevious: boolean;
};

/**
 * A key that is generated at the deploy. Where `keepsPrevious`, the generation before stays valid, so that links signed
 * with it still open; older generations are dropped. Raising the generation by two drops both known keys at once.
 */
export class GeneratedKeys extends Construct {
  /** Reference to the key, for CloudFormation to resolve at deploy: the template does not contain it. */
  readonly current: string;
  /** The same for the generation before; `undefined` in the first, and where it is not kept. */
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
      // A strong reference would forbid CloudFormation to drop an old generation that another stack still uses.
      CrossStackReferences.of(secret).produce(ReferenceStrength.WEAK);
      return secret.secretValue.unsafeUnwrap();
    };

    this.current = generate(generation);
    this.previous = keepsPrevious && generation > 1 ? generate(generation - 1) : undefined;
  }
}
