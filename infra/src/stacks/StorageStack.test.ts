import { Match, type Template } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { stages } from '../stages/stages';

describe.each(stages.map(({ name }) => name))('every bucket of %s', (name) => {
  const { storage, site } = synthesizeStage(name);
  const templates: [string, Template, number][] = [
    ['storage', storage, 2],
    ['site', site, 1],
  ];

  test.each(templates)('is private, encrypted and only reachable over TLS 1.2 or later in %s', (_, template, count) => {
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
    template.resourceCountIs('AWS::S3::Bucket', count);
    template.resourcePropertiesCountIs(
      'AWS::S3::BucketPolicy',
      { PolicyDocument: { Statement: Match.arrayWith(denyOldTls) } },
      count,
    );
  });

  test('has no custom resource in the stack with the documents', () => {
    expect(Object.keys(storage.findResources('AWS::Lambda::Function'))).toEqual([]);
  });
});

const denyOldTls = [{ Bool: { 'aws:SecureTransport': 'false' } }, { NumericLessThan: { 's3:TlsVersion': 1.2 } }].map(
  (Condition) => Match.objectLike({ Effect: 'Deny', Action: 's3:*', Condition }),
);

describe('the documents bucket', () => {
  const { storage } = synthesizeStage('prod', {
    partners: [{ key: 'pk_partner_12345678', name: 'Partner', origins: ['https://www.partner.example'] }],
  });

  test('deletes each kind of object, including former versions, within the days of the privacy policy', () => {
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
          gone('confirmations/', 1, 1),
          gone('uploads/', 1, 1),
          gone('erased/', 1, 1),
          gone('documents/', 80, 7),
          gone('submissions/', 80, 7),
          gone('cases/', 77, 7),
          gone('outbox/', 80, 7),
          gone('held/', 86, 1),
          gone('dead-letters/', 80, 7),
          Match.objectLike({ ExpiredObjectDeleteMarker: true }),
        ],
      },
    });
  });

  test('logs reads of documents, submissions and cases, and every deletion, but no visitor’s upload', () => {
    const arnOf = (prefix: string) => ({
      'Fn::Join': ['', [{ 'Fn::GetAtt': [Match.stringLikeRegexp('^Documents'), 'Arn'] }, `/${prefix}`]],
    });

    storage.resourcePropertiesCountIs('AWS::S3::Bucket', { LoggingConfiguration: Match.anyValue() }, 0);
    storage.resourceCountIs('AWS::CloudTrail::Trail', 1);
    storage.hasResourceProperties('AWS::CloudTrail::Trail', {
      IsLogging: true,
      S3BucketName: { Ref: Match.stringLikeRegexp('^AccessLogs') },
      EventSelectors: Match.absent(),
      AdvancedEventSelectors: [
        {
          Name: 'Readings',
          FieldSelectors: [
            { Field: 'eventCategory', Equals: ['Data'] },
            { Field: 'resources.type', Equals: ['AWS::S3::Object'] },
            { Field: 'readOnly', Equals: ['true'] },
            {
              Field: 'resources.ARN',
              StartsWith: ['documents/', 'submissions/', 'cases/'].map(arnOf),
            },
          ],
        },
        {
          Name: 'Deletions',
          FieldSelectors: [
            { Field: 'eventCategory', Equals: ['Data'] },
            { Field: 'resources.type', Equals: ['AWS::S3::Object'] },
            { Field: 'eventName', Equals: ['DeleteObject', 'DeleteObjects'] },
            { Field: 'resources.ARN', StartsWith: [arnOf('')] },
          ],
        },
        {
          Name: 'Changes',
          FieldSelectors: [
            { Field: 'eventCategory', Equals: ['Management'] },
            { Field: 'readOnly', Equals: ['false'] },
          ],
        },
      ],
    });
  });

  test('keeps the log of reads for 90 days, S3’s rounding included, and lets CloudTrail write it', () => {
    storage.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [{ Id: 'logs', Status: 'Enabled', ExpirationInDays: 89 }] },
    });
    storage.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: Match.stringLikeRegexp('^AccessLogs') },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Action: 's3:GetBucketAcl', Principal: { Service: 'cloudtrail.amazonaws.com' } }),
          Match.objectLike({
            Action: 's3:PutObject',
            Principal: { Service: 'cloudtrail.amazonaws.com' },
            Condition: {
              StringEquals: {
                'aws:SourceArn': Match.stringLikeRegexp(':trail/incasso-prod-readings$'),
                's3:x-amz-acl': 'bucket-owner-full-control',
              },
            },
          }),
        ]),
      },
    });
  });

  test('accepts uploads only from the pages of the site', () => {
    storage.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({
            AllowedMethods: ['PUT'],
            AllowedOrigins: ['https://www.solvenda.example', 'https://solvenda.example'],
            AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-checksum-sha256'],
            ExposedHeaders: Match.absent(),
          }),
        ],
      },
    });
  });

  test('denies even an administrator to write or delete in the log of reads, or to change its policy', () => {
    storage.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: Match.stringLikeRegexp('^AccessLogs') },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Sid: 'OnlyADeployChangesLifecycleAndPolicy', Effect: 'Deny', Principal: { AWS: '*' } }),
          {
            Sid: 'NobodyElseWritesOrDeletes',
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Action: ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:PutObject'],
            Resource: { 'Fn::Join': ['', [Match.anyValue(), '/*']] },
            Condition: { Bool: { 'aws:PrincipalIsAWSService': 'false' } },
          },
        ]),
      },
    });
  });

  test('lets only the eraser role delete a version, and only a deploy change its lifecycle and policy', () => {
    const eraser = { 'Fn::GetAtt': [Match.stringLikeRegexp('^EraserRole'), 'Arn'] };
    const deployer = Match.stringLikeRegexp(':role/cdk-\\*-cfn-exec-role-');

    storage.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          {
            Sid: 'OnlyTheEraserDeletesVersions',
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Action: 's3:DeleteObjectVersion',
            Resource: { 'Fn::Join': ['', [Match.anyValue(), '/*']] },
            Condition: { ArnNotEquals: { 'aws:PrincipalArn': eraser } },
          },
          Match.objectLike({
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Action: ['DeleteBucketPolicy', 'PutBucketPolicy', 'PutBucketVersioning', 'PutLifecycleConfiguration'].map(
              (action) => `s3:${action}`,
            ),
            Condition: { ArnNotLike: { 'aws:PrincipalArn': deployer } },
          }),
        ]),
      },
    });
  });

  test('lets only the scanner read a document without a clean verdict', () => {
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
});

test.each([
  ['*', {}],
  ['https://d1.cloudfront.net', { siteUrl: 'https://d1.cloudfront.net' }],
])('a stage without a domain accepts uploads from pages of %s', (origin, changes) => {
  synthesizeStage('dev', changes).storage.hasResourceProperties('AWS::S3::Bucket', {
    CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: Match.arrayWith([origin]) })] },
  });
});
