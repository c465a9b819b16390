import { functionNames, functions } from '@incasso/lambdas/functions';
import { mailAudiences } from '@incasso/lambdas/mail/mailAudiences';
import { Match } from 'aws-cdk-lib/assertions';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { sampleCaseSystem } from '../app/testing/sampleCaseSystem';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { monitoring, edge } = synthesizeStage('prod', { caseSystem: sampleCaseSystem });
const alarms = [monitoring, edge]
  .flatMap((template) => Object.values(template?.findResources('AWS::CloudWatch::Alarm') ?? {}))
  .map(
    (alarm) =>
      v.parse(
        v.object({
          Properties: v.object({
            AlarmName: v.pipe(v.string(), v.startsWith('incasso-prod-')),
            AlarmDescription: v.pipe(v.string(), v.includes('Type first: '), v.maxLength(1024)),
            AlarmActions: v.tuple([v.unknown()]),
            OKActions: v.tuple([v.unknown()]),
            // CloudWatch takes ten metrics and the expression over them.
            Metrics: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(11))),
          }),
        }),
        alarm,
      ).Properties,
  );

test('the handbook has a row for each alarm and each notice, with what to type first, and no other', () => {
  const handbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = handbook.split('\n## When something rings\n');
  const rows = [...section.matchAll(/^\| `([a-z-]+)` +\| .+ \| `(.+)` +\|$/gm)].map(([, name, first]) => [name, first]);

  const rings = alarms.map(({ AlarmName, AlarmDescription }) => [
    AlarmName.replace('incasso-prod-', ''),
    /\nType first: (.+)\n/.exec(AlarmDescription)?.[1],
  ]);
  const show = 'npm run submissions -- show ID --bucket $BUCKET';
  const notices = [
    ['documents-not-scanned', show],
    ['mail-undelivered', show],
  ];
  expect(rows.sort()).toEqual([...rings, ...notices].sort());
  expect(rows.length).toBeLessThanOrEqual(10);
});

const functionsOfCalls = functionNames.filter((name) => functions[name].triggers.some(({ kind }) => kind === 'api'));

test('a form that fails rings, whether its function answers the fault or crashes', () => {
  const watches = (name: string) =>
    Match.objectLike({ MetricStat: { Metric: Match.objectLike({ MetricName: name }) } });

  monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-forms-failing',
    Threshold: 1,
    TreatMissingData: 'notBreaching',
    Metrics: Match.arrayWith([
      Match.objectLike({ Expression: 'SUM(METRICS())' }),
      watches('faults of calls'),
      ...functionsOfCalls.map(() => watches('Errors')),
    ]),
  });
});

test('a single mail rings that fails twice within the hour, as one does that SES does not answer', () => {
  monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-mails-failing',
    DatapointsToAlarm: 2,
    EvaluationPeriods: 4,
    Metrics: Match.arrayWith([Match.objectLike({ MetricStat: Match.objectLike({ Period: 15 * 60 }) })]),
  });
});

test('the staff is not told where a mail was given up, has no outcome, or its notice waits for half an hour', () => {
  monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-staff-not-told',
    Threshold: 1,
    Metrics: Match.arrayWith([
      Match.objectLike({ Expression: 'FILL(dead, 0) + FILL(givenUp, 0) + IF(FILL(age, 0) >= 1800, 1, 0)' }),
      Match.objectLike({
        Id: 'age',
        MetricStat: Match.objectLike({ Metric: Match.objectLike({ MetricName: 'ApproximateAgeOfOldestMessage' }) }),
      }),
    ]),
  });
});

test('a case that its case system did not take rings', () => {
  const alarm = alarms.find(({ AlarmName }) => AlarmName === 'incasso-prod-events-undelivered');

  expect(JSON.stringify(alarm)).toContain('CaseSystemUndelivered');
});

test('a failed site check rings, and so does one that does not run', () => {
  monitoring.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { SITE_ORIGIN: 'https://www.solvenda.example' } },
  });
  monitoring.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 hour)' });
  monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-site-down',
    MetricName: 'Errors',
    TreatMissingData: 'breaching',
  });
});

// A budget takes ten addresses for each warning:
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-budgets-budget-notificationwithsubscribers.html
test('alarms, notices and warnings of the budget go to each alarm address', () => {
  const alarmAddresses = ['beheer@solvenda.example', 'vervanger@solvenda.example'];
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
    NotificationsWithSubscribers: [warning('ACTUAL'), warning('FORECASTED')],
  });
});

test('a document that could not be scanned brings a notice', () => {
  monitoring.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
      detail: { scanResultDetails: { scanResultStatus: ['FAILED', 'ACCESS_DENIED'] } },
    },
    Targets: [Match.objectLike({ DeadLetterConfig: Match.anyValue(), InputTransformer: Match.anyValue() })],
  });
});

test('a malware scan that stands still brings a notice: it gives no results that could fail', () => {
  monitoring.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.guardduty'],
      'detail-type': [
        'GuardDuty Malware Protection Resource Status Warning',
        'GuardDuty Malware Protection Resource Status Error',
      ],
      detail: { s3BucketDetails: { bucketName: [Match.anyValue()] } },
    },
    Targets: [Match.objectLike({ DeadLetterConfig: Match.anyValue() })],
  });
});

test.each(mailAudiences)(
  'a mail to the %s that did not arrive brings a notice with ids, kinds and time alone',
  (audience) => {
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
            // A delayed confirmation troubles nobody.
            ...(audience === 'staff' ? ['Email Delivery Delayed'] : []),
          ],
          detail: { mail: { tags: { 'ses:configuration-set': Match.anyValue() } } },
        },
        Description: Match.stringLikeRegexp(audience),
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
  },
);

test('a notice arrives with its lines, each a string of its own, as SNS mails what EventBridge escaped', () => {
  const noticesSchema = v.object({
    Properties: v.object({
      Targets: v.tuple([v.object({ Arn: v.object({ Ref: v.string() }), InputTransformer: v.optional(v.unknown()) })]),
    }),
  });
  const [topic] = Object.keys(monitoring.findResources('AWS::SNS::Topic'));
  const notices = Object.values(monitoring.findResources('AWS::Events::Rule')).flatMap((rule) => {
    const parsed = v.safeParse(noticesSchema, rule);
    return parsed.success && parsed.output.Properties.Targets[0].Arn.Ref === topic ? [parsed.output] : [];
  });

  expect(notices).toHaveLength(4);
  for (const { Properties } of notices) {
    // Without a transformer, `Input` must be valid JSON, which several strings are not.
    const { InputTemplate } = v.parse(v.object({ InputTemplate: v.string() }), Properties.Targets[0].InputTransformer);
    const lines = InputTemplate.split('\n').map((line) => v.parse(v.pipe(v.string(), v.parseJson(), v.string()), line));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain('\n');
  }
});

test.each([true, false])('the dashboard counts what a firewall refused, which no log tells: %j', (waf) => {
  const dashboards = synthesizeStage('prod', { waf }).monitoring.findResources('AWS::CloudWatch::Dashboard');

  expect(JSON.stringify(dashboards).includes('{AWS/WAFV2,Rule,WebACL}')).toBe(waf);
});

test('the budget mails before it is spent', () => {
  monitoring.hasResourceProperties('AWS::Budgets::Budget', {
    // A name of ours would let no change of its address through: two budgets of one name cannot be.
    Budget: { BudgetLimit: { Amount: 60, Unit: 'USD' }, TimeUnit: 'MONTHLY', BudgetName: Match.absent() },
    NotificationsWithSubscribers: Match.arrayWith([
      Match.objectLike({ Notification: Match.objectLike({ NotificationType: 'FORECASTED', Threshold: 100 }) }),
    ]),
  });
});

test('all references are weak, so that watched resources can be replaced', () => {
  expect(JSON.stringify(monitoring.toJSON())).not.toContain('Fn::ImportValue');
});
