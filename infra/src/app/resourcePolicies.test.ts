import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from './testing/synthesizeStage';
import { actionsOf } from './testing/rolePolicies';

const { globalMonitoring, monitoring, storage } = synthesizeStage('prod', {
  sesSandbox: false,
});

describe('the policy of a bucket', () => {
  const everybody = { Effect: 'Deny', Principal: { AWS: '*' } };
  const objects = (prefix: string) => ({ 'Fn::Join': ['', [Match.anyValue(), `/${prefix}*`]] });
  const roleArn = (id: string) => ({ 'Fn::GetAtt': [Match.stringLikeRegexp(`^${id}`), 'Arn'] });
  const expectedRole = 'arn:aws:iam::111111111111:role/cdk-hnb659fds-cfn-exec-role-111111111111-eu-central-1';
  const lock = {
    ...everybody,
    Sid: 'OnlyADeployChangesLifecycleAndPolicy',
    Action: ['DeleteBucketPolicy', 'PutBucketPolicy', 'PutBucketVersioning', 'PutLifecycleConfiguration'].map(
      (action) => `s3:${action}`,
    ),
    Condition: {
      ArnNotEquals: { 'aws:PrincipalArn': expectedRole },
    },
  };
  const cloudTrail = { Effect: 'Allow', Principal: { Service: 'cloudtrail.amazonaws.com' } };

  function expectPolicy(bucket: string, statements: readonly Readonly<Record<string, unknown>>[]): void {
    storage.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: Match.stringLikeRegexp(`^${bucket}`) },
      PolicyDocument: { Statement: Match.arrayWith(statements.map((each) => Match.objectLike(each))) },
    });
  }

  test('denies even an administrator to write or delete in the log of reads, or to change its policy', () => {
    expectPolicy('AccessLogs', [
      lock,
      {
        ...everybody,
        Action: ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:PutObject'],
        Resource: objects(''),
        Condition: { Bool: { 'aws:PrincipalIsAWSService': 'false' } },
      },
    ]);
  });

  test('lets CloudTrail write the log of this stage’s trail', () => {
    const trail = { 'aws:SourceArn': Match.stringLikeRegexp(':trail/incasso-prod-readings$') };

    expectPolicy('AccessLogs', [
      { ...cloudTrail, Action: 's3:GetBucketAcl', Condition: { StringEquals: trail } },
      {
        ...cloudTrail,
        Action: 's3:PutObject',
        Condition: { StringEquals: { ...trail, 's3:x-amz-acl': 'bucket-owner-full-control' } },
      },
    ]);
  });

  test('lets only the eraser role delete a version of a case, and only a deploy change lifecycle and policy', () => {
    expectPolicy('Documents', [
      {
        ...everybody,
        Action: 's3:DeleteObjectVersion',
        Resource: objects(''),
        Condition: { ArnNotEquals: { 'aws:PrincipalArn': roleArn('EraserRole') } },
      },
      lock,
    ]);
  });

  test('lets only the scanner read a document without a clean verdict, and give verdicts', () => {
    const scanner = { 'aws:PrincipalArn': roleArn('MalwareScanRole') };
    const clean = { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'NO_THREATS_FOUND' };

    expectPolicy('Documents', [
      {
        ...everybody,
        Action: ['s3:GetObject', 's3:GetObjectVersion'],
        Resource: objects('documents/'),
        Condition: { StringNotEquals: { ...clean, ...scanner } },
      },
      {
        ...everybody,
        Action: ['s3:PutObjectTagging', 's3:PutObjectVersionTagging', 's3:DeleteObjectTagging'].sort(),
        Condition: { StringNotEquals: scanner },
      },
    ]);
  });
});

test('a topic lets only the stage’s alarms publish, and rules by a role for that only', () => {
  const publish = { Effect: 'Allow', Action: 'sns:Publish' };

  for (const [template, region] of [
    [monitoring, 'eu-central-1'],
    [globalMonitoring, 'us-east-1'],
  ] as const) {
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: [
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({
            ...publish,
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: {
              StringEquals: { 'aws:SourceAccount': '111111111111' },
              ArnLike: { 'aws:SourceArn': `arn:aws:cloudwatch:${region}:111111111111:alarm:incasso-prod-*` },
            },
          }),
        ],
      },
    });
    const rules = Object.values(template.findResources('AWS::Events::Rule'));
    const roles = JSON.stringify(rules).match(/"RoleArn":\{"Fn::GetAtt":\["AlarmsPublisher\w+","Arn"\]\}/g);

    expect(roles).toHaveLength(rules.length);
    expect(actionsOf('AlarmsPublisher', template)).toEqual(['sns:Publish']);
  }
});
