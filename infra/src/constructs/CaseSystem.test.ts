import { Match } from 'aws-cdk-lib/assertions';
import { sampleCaseSystem } from '../app/testing/sampleCaseSystem';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { stages } from '../stages/stages';

test.each(stages.map(({ name }) => name))('a stage without a case system has nothing of one: %s', (name) => {
  const { backend, monitoring } = synthesizeStage(name);

  const all = JSON.stringify([backend.toJSON(), monitoring.toJSON()]);
  const traces = /CaseSystem|CaseReader|ApiDestination|Events::Connection/g;
  expect([...all.matchAll(traces)].map(([trace]) => trace)).toEqual([]);
});

describe('a stage with a case system', () => {
  const { backend, storage } = synthesizeStage('prod', { caseSystem: sampleCaseSystem });
  const documents = { 'Fn::ImportValue': Match.stringLikeRegexp('Documents') };

  test('each stored case file is posted by its bucket and key, and nothing else of the event', () => {
    // S3 sends events to EventBridge's default bus alone, and only for a bucket where this is switched on:
    // https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html
    // https://docs.aws.amazon.com/AmazonS3/latest/userguide/enable-event-notifications-eventbridge.html
    storage.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    });
    backend.hasResourceProperties('AWS::Events::Rule', {
      EventBusName: Match.absent(),
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: { bucket: { name: [documents] }, object: { key: [{ prefix: 'cases/' }] } },
      },
      Targets: [
        Match.objectLike({
          InputTransformer: {
            InputPathsMap: {
              'detail-bucket-name': '$.detail.bucket.name',
              'detail-object-key': '$.detail.object.key',
            },
            InputTemplate: '{"bucket":<detail-bucket-name>,"key":<detail-object-key>}',
          },
        }),
      ],
    });
  });

  test('the address is called with a key that the template does not contain', () => {
    backend.hasResourceProperties('AWS::Events::ApiDestination', {
      InvocationEndpoint: sampleCaseSystem.endpoint,
      HttpMethod: 'POST',
    });
    backend.hasResourceProperties('AWS::Events::Connection', {
      AuthorizationType: 'API_KEY',
      AuthParameters: {
        ApiKeyAuthParameters: {
          ApiKeyName: 'x-api-key',
          ApiKeyValue: '{{resolve:secretsmanager:incasso/sample/case-system:SecretString:::}}',
        },
      },
    });
  });

  test('EventBridge repeats a call for a day, then keeps its event for two weeks', () => {
    backend.hasResourceProperties('AWS::Events::Rule', {
      Targets: [
        Match.objectLike({
          RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
          DeadLetterConfig: { Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^CaseSystemUndelivered'), 'Arn'] } },
        }),
      ],
    });
    backend.hasResourceProperties('AWS::SQS::Queue', {
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
      SqsManagedSseEnabled: true,
    });
  });

  test('the principal of the stage reads case files with its external id, and nothing else', () => {
    backend.hasResourceProperties('AWS::IAM::Role', {
      Description: 'Reads case files for the case system',
      AssumeRolePolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Action: 'sts:AssumeRole',
            Principal: { AWS: sampleCaseSystem.reader.principalArn },
            Condition: { StringEquals: { 'sts:ExternalId': 'incasso-sample' } },
          },
        ],
      },
      ManagedPolicyArns: Match.absent(),
      Policies: Match.absent(),
    });
    backend.hasResourceProperties('AWS::IAM::Policy', {
      Roles: [{ Ref: Match.stringLikeRegexp('^CaseSystemReaderRole') }],
      PolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: 's3:GetObject', Resource: { 'Fn::Join': ['', [documents, '/cases/*']] } },
        ],
      },
    });
  });
});
