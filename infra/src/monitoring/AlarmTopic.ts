import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

export type AlarmTopicProps = {
  readonly stageName: string;
  /** Who is mailed. */
  readonly alarmAddress: string;
};

/** Mails the operator what the stage's alarms, and the events that are routed here, have to say. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { stageName, alarmAddress }: AlarmTopicProps) {
    super(scope, id, { displayName: `Incasso ${stageName}`, enforceSSL: true });
    this.addSubscription(new EmailSubscription(alarmAddress));
    this.allowAlarms(stageName);
  }

  /**
   * A policy of one's own, such as that of `enforceSSL`, takes the place of SNS's default one, under which the alarms
   * of the account could publish. Events need no line here: their rule's target adds it.
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
