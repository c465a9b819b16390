import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal, type IRole } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

export type AlarmTopicProps = {
  readonly stageName: string;
  readonly addresses: readonly string[];
};

/** Whether a tool gets the alarms at this address, not a mailbox. */
export function isUrl(address: string): boolean {
  return address.startsWith('https://');
}

export class AlarmTopic extends Topic {
  /** The role with which rules publish: a policy of the topic for EventBridge would let in rules of every account. */
  readonly publisher: IRole;

  constructor(scope: Construct, id: string, { stageName, addresses }: AlarmTopicProps) {
    super(scope, id, { displayName: `Incasso ${stageName}`, enforceSSL: true });
    for (const address of addresses)
      this.addSubscription(isUrl(address) ? new UrlSubscription(address) : new EmailSubscription(address));
    this.allowAlarms(stageName);
    const publish = new PolicyStatement({ actions: ['sns:Publish'], resources: [this.topicArn] });
    this.publisher = new Role(this, 'Publisher', {
      description: 'Publishes notices',
      assumedBy: new ServicePrincipal('events.amazonaws.com'),
      inlinePolicies: { publish: new PolicyDocument({ statements: [publish] }) },
    }).withoutPolicyUpdates();
  }

  /**
   * `enforceSSL` adds a policy, which replaces SNS's default one: without this statement no alarm could publish.
   * https://docs.aws.amazon.com/sns/latest/dg/sns-access-policy-use-cases.html
   */
  private allowAlarms(stageName: string): void {
    const { account } = Stack.of(this);
    const alarms = Stack.of(this).formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: `incasso-${stageName}-*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    this.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfTheStage',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account }, ArnLike: { 'aws:SourceArn': alarms } },
      }),
    );
  }
}
