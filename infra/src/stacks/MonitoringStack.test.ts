import { Match } from 'aws-cdk-lib/assertions';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { alarmTexts } from '../monitoring/alarmTexts';
import { sampleCaseSystem } from '../app/testing/sampleCaseSystem';

const { monitoring, stage } = synthesizeStage('prod', { caseSystem: sampleCaseSystem });
const alarms = Object.values(monitoring.findResources('AWS::CloudWatch::Alarm')).map((alarm) =>
  v.parse(
    v.object({
      Properties: v.object({
        AlarmName: v.string(),
        AlarmDescription: v.string(),
        AlarmActions: v.array(v.unknown()),
        OKActions: v.array(v.unknown()),
      }),
    }),
    alarm,
  ),
);

test('has an alarm, or a message, for every text, each with what it means and what to do', () => {
  const names = Object.keys(alarmTexts).filter(
    (name) => !['documents-not-scanned', 'visitor-mail-undelivered'].includes(name),
  );

  expect(alarms.map(({ Properties }) => Properties.AlarmName).sort()).toEqual(
    names.map((name) => `incasso-prod-${name}`).sort(),
  );
  for (const { Properties } of alarms) {
    expect(Properties.AlarmDescription).toContain('What to do: ');
    expect(Properties.AlarmDescription.length).toBeLessThanOrEqual(1024);
    expect(Properties.AlarmActions).toHaveLength(1);
    expect(Properties.OKActions).toHaveLength(1);
  }
});

test.each(Object.keys(alarmTexts))('explains %s in the operator’s handbook', (name) => {
  const handbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

  const page = handbook.split(`\n### ${name}\n`)[1]?.split('\n### ')[0];
  expect(page).toMatch(/^\n\*\*Means:\*\* .+\n\n\*\*First:\*\* .+\n\n\*\*Type:\*\* `[^`]+` shows .+\.\n/);
});

test('sounds when a form fails, whether its function answered the fault or was ended by it', () => {
  const watches = (name: string) =>
    Match.objectLike({ MetricStat: { Metric: Match.objectLike({ MetricName: name }) } });

  monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-intake-failing',
    Threshold: 1,
    TreatMissingData: 'notBreaching',
    Metrics: Match.arrayWith([
      Match.objectLike({ Expression: 'SUM(METRICS())' }),
      watches('faults of handle-intake-form'),
      watches('Errors'),
      watches('faults of upload-tickets'),
      watches('Errors'),
    ]),
  });
});

test('looks at the site every hour, and notices when it does not', () => {
  monitoring.hasResourceProperties('AWS::Lambda::Function', {
    Runtime: 'nodejs24.x',
    Environment: { Variables: { SITE_ORIGIN: 'https://www.solvenda.example' } },
  });
  monitoring.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 hour)' });
  monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-site-not-watched',
    TreatMissingData: 'breaching',
    ComparisonOperator: 'LessThanThreshold',
  });
});

test('sounds when the case system does not take a case', () => {
  monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-cases-undelivered',
    MetricName: 'ApproximateNumberOfMessagesVisible',
    Dimensions: [{ Name: 'QueueName', Value: Match.anyValue() }],
    Threshold: 1,
  });
});

test('tells the operator by mail', () => {
  monitoring.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: stage.alarmAddress });
});

test('tells of documents that could not be scanned, in words', () => {
  monitoring.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
      detail: { scanResultDetails: { scanResultStatus: ['FAILED', 'ACCESS_DENIED'] } },
    },
    Targets: [Match.objectLike({ DeadLetterConfig: Match.anyValue(), InputTransformer: Match.anyValue() })],
  });
});

test('tells of mails that did not arrive by ids, kinds and time alone', () => {
  const ruleSchema = v.object({
    Properties: v.object({
      Targets: v.array(v.object({ InputTransformer: v.object({ InputPathsMap: v.record(v.string(), v.string()) }) })),
    }),
  });
  for (const audience of ['staff', 'visitor']) {
    const rules = monitoring.findResources('AWS::Events::Rule', {
      Properties: {
        EventPattern: {
          source: ['aws.ses'],
          'detail-type': ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
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
      '$.detail.eventType',
      '$.detail.mail.messageId',
      '$.detail.mail.tags.submission[0]',
      '$.time',
    ]);
  }
});

test('sounds when a mail to the staff did not arrive', () => {
  monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-staff-mail-undelivered',
    Namespace: 'AWS/Events',
    MetricName: 'MatchedEvents',
    Dimensions: [{ Name: 'RuleName', Value: { Ref: Match.stringLikeRegexp('staff') } }],
    Threshold: 1,
  });
});

test('warns before the budget is spent', () => {
  monitoring.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: 60, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    NotificationsWithSubscribers: Match.arrayWith([
      Match.objectLike({ Notification: Match.objectLike({ NotificationType: 'FORECASTED', Threshold: 100 }) }),
    ]),
  });
});

test('watches without standing in the way: its references are weak', () => {
  expect(JSON.stringify(monitoring.toJSON())).not.toContain('Fn::ImportValue');
});
