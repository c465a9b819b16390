import { Match, type Template } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { stages } from '../stages/stages';

describe.each(stages.map(({ name }) => name))('every bucket of %s', (name) => {
  const { storage, site } = synthesizeStage(name);
  const templates: [string, Template, number][] = [
    ['storage', storage, 2],
    ['site', site, 1],
  ];

  test.each(templates)(
    'in %s is private, encrypted, reached by TLS alone, and outlives its stack',
    (_, template, count) => {
      template.resourcePropertiesCountIs(
        'AWS::S3::Bucket',
        {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
          OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
          BucketEncryption: Match.anyValue(),
        },
        count,
      );
      template.allResources('AWS::S3::Bucket', { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
      template.resourceCountIs('AWS::S3::Bucket', count);
      template.resourcePropertiesCountIs(
        'AWS::S3::BucketPolicy',
        { PolicyDocument: { Statement: Match.arrayWith([denyWithoutTls]) } },
        count,
      );
    },
  );

  test('has no custom resource where the documents are', () => {
    expect(Object.keys(storage.findResources('AWS::Lambda::Function'))).toEqual([]);
  });
});

const denyWithoutTls = Match.objectLike({
  Effect: 'Deny',
  Action: 's3:*',
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
});

describe('the documents bucket', () => {
  const { storage } = synthesizeStage('prod', {
    partners: [{ key: 'pk_partner_12345678', name: 'Partner', origins: ['https://www.partner.example'] }],
  });

  test('drops each kind of object, former versions too, when the privacy policy says so', () => {
    const gone = (prefix: string, days: number, formerDays: number) =>
      Match.objectLike({
        Prefix: prefix,
        Status: 'Enabled',
        ExpirationInDays: days,
        NoncurrentVersionExpiration: { NoncurrentDays: formerDays },
      });

    storage.hasResourceProperties('AWS::S3::Bucket', {
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: [
          gone('bot-tokens/', 1, 1),
          gone('uploads/', 1, 1),
          gone('documents/', 83, 7),
          gone('submissions/', 83, 7),
          gone('outbox/', 83, 7),
          gone('dead-letters/', 83, 7),
          Match.objectLike({ ExpiredObjectDeleteMarker: true }),
        ],
      },
    });
  });

  test('tells EventBridge of its objects and logs who asks for them', () => {
    storage.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
      LoggingConfiguration: { LogFilePrefix: 'documents/' },
    });
  });

  test('takes uploads from the pages of the site and of partners alone', () => {
    storage.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({
            AllowedMethods: ['PUT'],
            AllowedOrigins: ['https://www.solvenda.example', 'https://www.partner.example'],
            AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-checksum-sha256'],
          }),
        ],
      },
    });
  });

  test('lets nobody but the scanner read a document that was not found clean', () => {
    const scanner = { 'Fn::GetAtt': [Match.stringLikeRegexp('^MalwareScanRole'), 'Arn'] };

    storage.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          {
            Sid: 'NobodyReadsWhatWasNotFoundClean',
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Action: ['s3:GetObject', 's3:GetObjectVersion'],
            Resource: { 'Fn::Join': ['', [Match.anyValue(), '/documents/*']] },
            Condition: {
              StringNotEquals: {
                's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'NO_THREATS_FOUND',
                'aws:PrincipalArn': scanner,
              },
            },
          },
          Match.objectLike({
            Sid: 'OnlyTheScannerGivesVerdicts',
            Effect: 'Deny',
            Condition: { StringNotEquals: { 'aws:PrincipalArn': scanner } },
          }),
        ]),
      },
    });
  });

  test('has documents scanned, and those alone', () => {
    storage.hasResourceProperties('AWS::GuardDuty::MalwareProtectionPlan', {
      Actions: { Tagging: { Status: 'ENABLED' } },
      ProtectedResource: { S3Bucket: { ObjectPrefixes: ['documents/'] } },
    });
  });
});

test('says so where documents are not scanned', () => {
  const { storage } = synthesizeStage('dev');

  storage.resourceCountIs('AWS::GuardDuty::MalwareProtectionPlan', 0);
  storage.hasOutput('MalwareScanning', { Value: Match.stringLikeRegexp('NOT SCANNED') });
});

test('keeps samples shorter where the stage says so', () => {
  const { storage } = synthesizeStage('dev', { submissionRetentionDays: 9 });

  storage.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([Match.objectLike({ Prefix: 'documents/', ExpirationInDays: 2 })]),
    },
  });
});

test('is protected from being deleted', () => {
  expect(synthesizeStage('prod').stacks.storage.terminationProtection).toBe(true);
});
