import { caseEventPattern } from '@incasso/lambdas/case-events/caseEventPattern';
import { Duration, SecretValue, Stack } from 'aws-cdk-lib';
import {
  ApiDestination,
  Authorization,
  Connection,
  EventBus,
  HttpMethod,
  Rule,
  RuleTargetInput,
} from 'aws-cdk-lib/aws-events';
import { ApiDestination as ApiDestinationTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stages/stageSchema';

export type CaseSystemProps = {
  readonly stageName: string;
  readonly settings: NonNullable<Stage['caseSystem']>;
};

/**
 * Passes cases on to the firm's case system: an event bus of their own, and from it a call for each event, which
 * EventBridge repeats for a day. The default bus would show them to every rule of the account.
 */
export class CaseSystem extends Construct {
  readonly bus: EventBus;
  /** Events that the case system did not take within a day. They hold the cases. */
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, { stageName, settings }: CaseSystemProps) {
    super(scope, id);
    const busName = `incasso-${stageName}-cases`;
    this.bus = new EventBus(this, 'Bus', { eventBusName: busName, description: 'Cases, for the case system' });
    this.undelivered = new Queue(this, 'Undelivered', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      encryption: QueueEncryption.SQS_MANAGED,
    });

    const connection = new Connection(this, 'Connection', {
      description: 'Proves to the case system who calls',
      authorization: Authorization.apiKey(settings.keyHeader, SecretValue.secretsManager(settings.secretName)),
    });
    const destination = new ApiDestination(this, 'Destination', {
      description: 'Takes in cases',
      connection,
      endpoint: settings.endpoint,
      httpMethod: HttpMethod.POST,
    });
    new Rule(this, 'Received', {
      description: 'A case came in: the case system is told',
      eventBus: this.bus,
      eventPattern: { source: [...caseEventPattern.source], detailType: [...caseEventPattern['detail-type']] },
      targets: [
        new ApiDestinationTarget(destination, {
          // Ours alone: EventBridge's own id and time differ at each repeat of ours.
          event: RuleTargetInput.fromEventPath('$.detail'),
          eventRole: this.makeRole(busName, destination),
          deadLetterQueue: this.undelivered,
          maxEventAge: Duration.hours(24),
          retryAttempts: 185,
        }),
      ],
    });
  }

  /** Which rules of this bus alone may take. https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-use-conditions.html */
  private makeRole(busName: string, destination: ApiDestination): Role {
    const { account } = Stack.of(this);
    const rules = Stack.of(this).formatArn({ service: 'events', resource: 'rule', resourceName: `${busName}/*` });
    const role = new Role(this, 'Role', {
      description: 'Calls the case system',
      assumedBy: new ServicePrincipal('events.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': account }, ArnLike: { 'aws:SourceArn': rules } },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['events:InvokeApiDestination'], resources: [destination.apiDestinationArn] }),
    );
    return role;
  }
}
