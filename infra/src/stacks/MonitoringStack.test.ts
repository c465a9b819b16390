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
    ['protection-changed', 'logging'],
    ['data-deleted', 'logging'],
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
test('alarms and notices go to each alarm address, budget warnings to those that are mailboxes', () => {
  const mailboxes = ['beheer@solvenda.example', 'vervanger@solvenda.example'] as const;
  const template = synthesizeStage('prod', { alarmAddresses: [...mailboxes, 'https://piket.example/hook'] }).monitoring;
  const warning = (kind: string) => ({
    Notification: Match.objectLike({ NotificationType: kind }),
    Subscribers: mailboxes.map((Address) => ({ SubscriptionType: 'EMAIL', Address })),
  });

  template.resourceCountIs('AWS::SNS::Subscription', 3);
  for (const Endpoint of mailboxes)
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint });
  template.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'https',
    Endpoint: 'https://piket.example/hook',
  });
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

type Pattern = Readonly<Record<string, unknown>>;

/** Whether EventBridge matches an event, as far as our patterns go. */
function matches(pattern: Pattern, event: Pattern): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = event[name];
    if (name === '$or') return v.parse(v.array(objectSchema), wanted).some((each) => matches(each, event));
    if (!Array.isArray(wanted)) return value !== undefined && matches(asObject(wanted), asObject(value));
    return wanted.some((each: unknown) => {
      const { prefix } = v.is(prefixSchema, each) ? each : {};
      return prefix === undefined ? bucketOf(each) === value : String(value).startsWith(prefix);
    });
  });
}

const prefixSchema = v.object({ prefix: v.string() });
const objectSchema = v.record(v.string(), v.unknown());
const asObject = (value: unknown) => v.parse(objectSchema, value);
/** The name of a bucket of the storage stack, which its pattern refers to by an output. */
const bucketOf = (value: unknown) =>
  typeof value === 'string' ? value : /AccessLogs|Documents/.exec(JSON.stringify(value))?.[0];

const patterns = Object.values(monitoring.findResources('AWS::Events::Rule')).map(
  (rule) => v.parse(v.object({ Properties: v.object({ EventPattern: objectSchema }) }), rule).Properties.EventPattern,
);

describe('a call logged by CloudTrail', () => {
  const s3 = (eventName: string, bucketName: string, key?: string) => ({
    eventSource: 's3.amazonaws.com',
    eventName,
    requestParameters: { bucketName, ...(key !== undefined && { key }) },
  });
  const trail = (eventName: string) => ({ eventSource: 'cloudtrail.amazonaws.com', eventName });

  test.each([
    ['deletes a record', s3('DeleteObject', 'Documents', 'submissions/a.json'), 1],
    ['deletes a document', s3('DeleteObject', 'Documents', 'documents/a/b'), 1],
    ['deletes a case file', s3('DeleteObject', 'Documents', 'cases/a.json'), 1],
    ['deletes several objects at once', s3('DeleteObjects', 'Documents'), 1],
    ['deletes a mail that was sent', s3('DeleteObject', 'Documents', 'outbox/a/b.json'), 0],
    ['deletes a file of another bucket', s3('DeleteObject', 'Files', 'documents/policy.pdf'), 0],
    ['reads a document', s3('GetObject', 'Documents', 'documents/a/b'), 0],
    ['changes the policy of the cases', s3('PutBucketPolicy', 'Documents'), 1],
    ['deletes the policy of the log', s3('DeleteBucketPolicy', 'AccessLogs'), 1],
    ['changes the lifecycle', s3('PutBucketLifecycle', 'Documents'), 1],
    ['changes versioning', s3('PutBucketVersioning', 'Documents'), 1],
    ['changes the policy of another bucket', s3('PutBucketPolicy', 'Files'), 0],
    ['stops the trail', trail('StopLogging'), 1],
    ['starts the trail', trail('StartLogging'), 0],
  ])('that %s sends the right number of notices', (_, detail, count) => {
    const event = { 'detail-type': 'AWS API Call via CloudTrail', detail };

    expect(patterns.filter((pattern) => matches(pattern, event))).toHaveLength(count);
  });
});

test.each([
  ['about this account', { eventScopeCode: 'ACCOUNT_SPECIFIC', service: 'RDS' }, 1],
  ['of an outage that AWS tells publicly', { eventScopeCode: 'PUBLIC', eventTypeCategory: 'issue', service: 'S3' }, 1],
  ['of an outage of others', { eventScopeCode: 'PUBLIC', eventTypeCategory: 'issue', service: 'RDS' }, 0],
  ['of a planned change', { eventScopeCode: 'PUBLIC', eventTypeCategory: 'scheduledChange', service: 'S3' }, 0],
])('a message of AWS Health %s sends the right number of notices', (_, detail, count) => {
  expect(patterns.filter((pattern) => matches(pattern, { source: 'aws.health', detail }))).toHaveLength(count);
});
