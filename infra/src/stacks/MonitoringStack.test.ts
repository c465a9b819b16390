import { mailAudiences } from '@incasso/lambdas/mail/Mailer';
import { Match } from 'aws-cdk-lib/assertions';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { backend, monitoring, globalMonitoring } = synthesizeStage('prod');
const alarms = [monitoring, globalMonitoring]
  .flatMap((template) => Object.values(template.findResources('AWS::CloudWatch::Alarm')))
  .map(
    (alarm) =>
      v.parse(
        v.object({
          Properties: v.object({
            AlarmName: v.pipe(v.string(), v.startsWith('incasso-prod-')),
            AlarmDescription: v.pipe(v.string(), v.includes('Type first: '), v.maxLength(1024)),
            AlarmActions: v.tuple([v.unknown()]),
            OKActions: v.tuple([v.unknown()]),
            // CloudWatch allows ten metrics plus the expression over them.
            Metrics: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(11))),
          }),
        }),
        alarm,
      ).Properties,
  );

test('the handbook has exactly one row per alarm and notice, with the command to type first', () => {
  const handbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = handbook.split('\n## When an alarm goes off\n');
  const rows = [...section.matchAll(/^\| `([a-z-]+)` +\| .+ \| `(.+)` +\|$/gm)].map(([, name, first]) => [name, first]);

  const rings = alarms.map(({ AlarmName, AlarmDescription }) => [
    AlarmName.replace('incasso-prod-', ''),
    /\nType first: (.+)\n/.exec(AlarmDescription)?.[1],
  ]);
  const show = 'npm run submissions -- show ID --stage $STAGE';
  const notices = [
    ['aws-health', 'npm run smoke -- $SITE'],
    ['log-changed', 'logging'],
    ['data-erased', 'erasers'],
    ['documents-not-scanned', show],
    ['mail-undelivered', show],
  ];
  expect(rows.sort()).toEqual([...rings, ...notices].sort());
});

test('an alarm watches every dead-letter queue', () => {
  const arn = v.object({ 'Fn::GetAtt': v.tuple([v.string(), v.literal('Arn')]) });
  const referenced = [backend, monitoring].flatMap((template) =>
    [
      ...JSON.stringify(template.toJSON()).matchAll(/"(?:DeadLetterConfig":\{"Arn|deadLetterTargetArn)":(\{[^}]+\})/g),
    ].map(([, reference = '']) => v.parse(arn, JSON.parse(reference))['Fn::GetAtt'][0]),
  );
  const watched = JSON.stringify(monitoring.findResources('AWS::CloudWatch::Alarm'));

  expect(new Set(referenced).size).toBeGreaterThan(2);
  expect(referenced.filter((id) => !watched.includes(id))).toEqual([]);
});

// A budget takes ten addresses per warning:
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-budgets-budget-notificationwithsubscribers.html
test('alarms, notices and budget warnings go to each alarm address', () => {
  const alarmAddresses = ['beheer@solvenda.example', 'vervanger@solvenda.example'] as const;
  const template = synthesizeStage('prod', { alarmAddresses }).monitoring;
  const warning = (kind: string) => ({
    Notification: Match.objectLike({ NotificationType: kind }),
    Subscribers: alarmAddresses.map((Address) => ({ SubscriptionType: 'EMAIL', Address })),
  });

  template.resourceCountIs('AWS::SNS::Subscription', 2);
  for (const Endpoint of alarmAddresses) {
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint });
  }
  template.hasResourceProperties('AWS::Budgets::Budget', {
    // With a fixed name its addresses could never change: replacing a budget needs a second one, and names are unique.
    Budget: { BudgetName: Match.absent() },
    NotificationsWithSubscribers: [warning('ACTUAL'), warning('FORECASTED')],
  });
});

test.each(mailAudiences)('an undelivered mail to the %s sends a notice with only ids, kinds and times', (audience) => {
  const ruleSchema = v.object({
    Properties: v.object({
      Targets: v.array(v.object({ InputTransformer: v.object({ InputPathsMap: v.record(v.string(), v.string()) }) })),
    }),
  });
  const rules = monitoring.findResources('AWS::Events::Rule', {
    Properties: {
      EventPattern: {
        source: ['aws.ses'],
        'detail-type': [
          'Email Bounced',
          'Email Complaint Received',
          'Email Rejected',
          // A delayed confirmation needs no action.
          ...(audience === 'staff' ? ['Email Delivery Delayed'] : []),
        ],
        detail: { mail: { tags: { 'ses:configuration-set': Match.anyValue() } } },
      },
    },
  });
  const paths = Object.values(rules)
    .flatMap((rule) => v.parse(ruleSchema, rule).Properties.Targets)
    .flatMap(({ InputTransformer }) => Object.values(InputTransformer.InputPathsMap));

  expect(paths.sort()).toEqual([
    '$.detail.bounce.bounceSubType',
    '$.detail.bounce.bounceType',
    '$.detail.complaint.complaintFeedbackType',
    '$.detail.complaint.complaintSubType',
    '$.detail.deliveryDelay.delayType',
    '$.detail.eventType',
    '$.detail.mail.messageId',
    '$.detail.mail.tags.submission[0]',
    '$.time',
  ]);
});

test('a stopped log, and each use of the role that erases, send a notice', () => {
  const detailType = ['AWS API Call via CloudTrail'];
  monitoring.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      'detail-type': detailType,
      detail: { eventName: Match.arrayWith(['StopLogging', 'DeleteTrail', 'UpdateTrail']) },
    },
    Targets: [Match.objectLike({ Arn: { Ref: Match.stringLikeRegexp('^Alarms') } })],
  });
  monitoring.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      'detail-type': detailType,
      detail: {
        eventName: ['DeleteObject', 'DeleteObjects'],
        userIdentity: { sessionContext: { sessionIssuer: { arn: [{ 'Fn::GetStackOutput': Match.anyValue() }] } } },
      },
    },
  });
});
