import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Duration, SecretValue, Stack, Validations } from 'aws-cdk-lib';
import { ApiDestination, Authorization, Connection, EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { ApiDestination as ApiDestinationTarget } from 'aws-cdk-lib/aws-events-targets';
import { ArnPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stages/stageSchema';
import { DeadLetterQueue } from './DeadLetterQueue';

export type CaseSystemProps = {
  readonly documents: IBucket;
  readonly settings: NonNullable<Stage['caseSystem']>;
};

/** Posts an event to the firm's case system for each stored case file, with a role that reads these files alone. */
export class CaseSystem extends Construct {
  /** Events that the case system did not take within a day. They name case files and hold none. */
  readonly undelivered: DeadLetterQueue;

  constructor(scope: Construct, id: string, { documents, settings }: CaseSystemProps) {
    super(scope, id);
    this.undelivered = new DeadLetterQueue(this, 'Undelivered', { retentionPeriod: Duration.days(14) });
    const connection = new Connection(this, 'Connection', {
      authorization: Authorization.apiKey(settings.keyHeader, SecretValue.secretsManager(settings.secretName)),
    });
    const destination = new ApiDestination(this, 'Destination', { connection, endpoint: settings.endpoint });
    new Rule(this, 'Stored', {
      description: 'A case file was stored: the case system is told',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [documents.bucketName] }, object: { key: [{ prefix: storagePrefixes.cases }] } },
      },
      targets: [
        new ApiDestinationTarget(destination, {
          event: RuleTargetInput.fromObject({
            bucket: EventField.fromPath('$.detail.bucket.name'),
            key: EventField.fromPath('$.detail.object.key'),
          }),
          deadLetterQueue: this.undelivered,
          maxEventAge: Duration.hours(24),
          retryAttempts: 185,
        }),
      ],
    });

    const reader = new Role(this, 'ReaderRole', {
      description: 'Reads case files for the case system',
      assumedBy: new ArnPrincipal(settings.reader.principalArn),
      externalIds: [settings.reader.externalId],
    });
    const resources = [documents.arnForObjects(`${storagePrefixes.cases}*`)];
    reader.addToPolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources }));
    Validations.of(reader).acknowledge({
      id: 'AwsSolutions-IAM5',
      reason: 'Keys are made when cases come in; the right ends at the prefix of case files.',
    });
    new CfnOutput(Stack.of(this), 'CaseReaderRoleArn', {
      description: 'The case system assumes this role to read case files',
      value: reader.roleArn,
    });
  }
}
