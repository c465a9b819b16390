import { Match } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { sampleCaseSystem } from '../app/testing/sampleCaseSystem';

const { backend, monitoring } = synthesizeStage('prod', { caseSystem: sampleCaseSystem });

test('alarms of the stage and rules of EventBridge may publish to the topic, over TLS alone', () => {
  const publish = { Effect: 'Allow', Action: 'sns:Publish' };

  monitoring.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: [
        Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        Match.objectLike({
          ...publish,
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: {
            StringEquals: { 'aws:SourceAccount': '111111111111' },
            ArnLike: { 'aws:SourceArn': 'arn:aws:cloudwatch:eu-central-1:111111111111:alarm:incasso-prod-*' },
          },
        }),
        Match.objectLike({ ...publish, Principal: { Service: 'events.amazonaws.com' } }),
      ],
    },
  });
});

test('an alarm watches every dead-letter queue', () => {
  const arn = v.pipe(
    v.object({ 'Fn::GetAtt': v.tuple([v.string(), v.literal('Arn')]) }),
    v.transform((reference) => reference['Fn::GetAtt'][0]),
  );
  const ruleSchema = v.object({
    Properties: v.object({ Targets: v.array(v.object({ DeadLetterConfig: v.optional(v.object({ Arn: arn })) })) }),
  });
  const queueSchema = v.object({
    Properties: v.object({ RedrivePolicy: v.optional(v.object({ deadLetterTargetArn: arn })) }),
  });
  const found = (type: string) =>
    [backend, monitoring].flatMap((template) => Object.values(template.findResources(type)));

  const queues = [
    ...found('AWS::Events::Rule')
      .flatMap((rule) => v.parse(ruleSchema, rule).Properties.Targets)
      .map(({ DeadLetterConfig }) => DeadLetterConfig?.Arn),
    ...found('AWS::SQS::Queue').map(
      (queue) => v.parse(queueSchema, queue).Properties.RedrivePolicy?.deadLetterTargetArn,
    ),
  ].filter((id) => id !== undefined);
  const alarms = JSON.stringify(found('AWS::CloudWatch::Alarm'));

  expect(queues.length).toBeGreaterThan(5);
  // The alarm site-down sounds when the site check does not run.
  expect(queues.filter((id) => !alarms.includes(id))).toEqual([expect.stringMatching(/^SiteCheckMissed/)]);
});
