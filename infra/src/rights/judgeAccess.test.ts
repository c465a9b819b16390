import * as v from 'valibot';
import { judgeAccess, type Caller } from './judgeAccess';
import { policySchema, type Statement } from './policySchema';

// Policies and outcomes are those of the IAM User Guide, at the address that each test names.
const guide = 'https://docs.aws.amazon.com/IAM/latest/UserGuide';

const carlos = 'arn:aws:iam::111122223333:user/carlossalazar';
const bucket = 'arn:aws:s3:::amzn-s3-demo-bucket-carlossalazar-logs';

function policy(...statements: unknown[]) {
  return v.parse(policySchema, { Version: '2012-10-17', Statement: statements });
}

function identity(...statements: unknown[]): Caller {
  return { kind: 'identity', arn: carlos, policies: [policy(...statements)] };
}

function contextOf(values: Record<string, string[]> = {}) {
  return (key: string) => values[key];
}

function asks(action: string, resource: string, values: Record<string, string[]> = {}) {
  return { action, resource, context: contextOf(values) };
}

describe(`${guide}/reference_policies_evaluation-logic_policy-eval-basics.html`, () => {
  const caller = identity(
    {
      Sid: 'AllowS3ListRead',
      Effect: 'Allow',
      Action: ['s3:GetBucketLocation', 's3:ListAllMyBuckets'],
      Resource: ['*'],
    },
    { Sid: 'AllowS3Self', Effect: 'Allow', Action: ['s3:*'], Resource: ['arn:aws:s3:::amzn-s3-demo-bucket-carlossalazar/*', 'arn:aws:s3:::amzn-s3-demo-bucket-carlossalazar'] }, // oxfmt-ignore
    { Sid: 'DenyS3Logs', Effect: 'Deny', Action: 's3:*', Resource: 'arn:aws:s3:::*log*' },
  );
  const ofBucket = policy({ Effect: 'Allow', Principal: { AWS: carlos }, Action: 's3:*', Resource: [`${bucket}/*`, bucket] }); // oxfmt-ignore

  test('a Deny of the caller goes over the Allow of the resource', () => {
    expect(judgeAccess(caller, asks('s3:PutObject', `${bucket}/today`), [ofBucket])).toMatchObject({
      isAllowed: false,
      reason: 'explicit deny',
      statements: [{ Sid: 'DenyS3Logs' }],
    });
  });

  test('what one of both policies allows is allowed', () => {
    const own = 'arn:aws:s3:::amzn-s3-demo-bucket-carlossalazar/today';

    expect(judgeAccess(caller, asks('s3:PutObject', own)).reason).toBe('allow');
    expect(judgeAccess(identity(), asks('s3:PutObject', `${bucket}/today`), [ofBucket]).reason).toBe('allow');
  });

  test('what no policy allows is denied', () => {
    expect(judgeAccess(caller, asks('s3:PutObject', 'arn:aws:s3:::other/today')).reason).toBe('implicit deny');
    expect(judgeAccess(caller, asks('sqs:SendMessage', '*')).reason).toBe('implicit deny');
  });

  test('a policy of a resource is about nobody but whom it names', () => {
    const request = asks('s3:PutObject', `${bucket}/today`);

    expect(judgeAccess({ kind: 'anonymous' }, request, [ofBucket]).isAllowed).toBe(false);
    expect(judgeAccess({ kind: 'service', name: 'logging.s3.amazonaws.com' }, request, [ofBucket]).isAllowed).toBe(
      false,
    );
  });
});

describe(`${guide}/reference_policies_elements_action.html`, () => {
  test.each([
    ['iam:*AccessKey*', 'iam:ListAccessKeys', true],
    ['iam:*AccessKey*', 'iam:GetAccessKeyLastUsed', true],
    ['iam:*AccessKey*', 'iam:ListUsers', false],
    ['S3:getObject', 's3:GetObject', true],
    ['s3:GetObject', 's3:GetObjectVersion', false],
  ])('%s and %s: %s', (Action, action, isAllowed) => {
    expect(judgeAccess(identity({ Effect: 'Allow', Action, Resource: '*' }), asks(action, '*')).isAllowed).toBe(
      isAllowed,
    );
  });
});

describe(`${guide}/reference_policies_elements_resource.html`, () => {
  test.each([
    ['arn:aws:s3:::amzn-s3-demo-bucket/*', 'arn:aws:s3:::amzn-s3-demo-bucket/a/b', true],
    ['arn:aws:s3:::amzn-s3-demo-bucket/*', 'arn:aws:s3:::amzn-s3-demo-bucket', false],
    ['arn:aws:s3:::amzn-s3-demo-bucket/*/test/*', 'arn:aws:s3:::amzn-s3-demo-bucket/1/2/test/3.jpg', true],
    ['arn:aws:s3:::amzn-s3-demo-bucket/*/test/*', 'arn:aws:s3:::amzn-s3-demo-bucket/1-test/object.jpg', false],
    ['arn:aws:s3:::amzn-s3-demo-bucket/exampleuser?/*', 'arn:aws:s3:::amzn-s3-demo-bucket/exampleuser1/x', true],
    ['arn:aws:s3:::amzn-s3-demo-bucket/A', 'arn:aws:s3:::amzn-s3-demo-bucket/a', false],
    ['arn:aws:sns:*:111122223333:topic', 'arn:aws:sns:eu-central-1:444455556666:111122223333:topic', false],
  ])('%s and %s: %s', (Resource, resource, isAllowed) => {
    const caller = identity({ Effect: 'Allow', Action: 's3:GetObject', Resource });

    expect(judgeAccess(caller, asks('s3:GetObject', resource)).isAllowed).toBe(isAllowed);
  });
});

describe(`${guide}/reference_policies_elements_condition_operators.html`, () => {
  type Row = readonly [condition: Statement['Condition'], values: Record<string, string[]>, isMet: boolean];
  const rows: Row[] = [
    [{ StringEquals: { 'aws:PrincipalTag/job-category': ['iamuser-admin'] } }, { 'aws:principaltag/job-category': ['iamuser-admin'] }, true],
    [{ StringEquals: { 'aws:PrincipalTag/job-category': ['iamuser-admin'] } }, { 'aws:principaltag/job-category': ['IamUser-Admin'] }, false],
    [{ StringEquals: { 'aws:PrincipalTag/job-category': ['iamuser-admin'] } }, {}, false],
    [{ StringNotEquals: { 'aws:PrincipalTag/job-category': ['iamuser-admin'] } }, {}, true],
    [{ StringNotEquals: { 'aws:x': ['a', 'b'] } }, { 'aws:x': ['b'] }, false],
    [{ StringLike: { 's3:prefix': ['', 'home/', 'home/*'] } }, { 's3:prefix': ['home/x/'] }, true],
    [{ StringNotLike: { 's3:prefix': ['home/*'] } }, { 's3:prefix': ['home/x/'] }, false],
    [{ Bool: { 'aws:SecureTransport': ['false'] } }, { 'aws:securetransport': ['false'] }, true],
    [{ Bool: { 'aws:SecureTransport': ['false'] } }, { 'aws:securetransport': ['true'] }, false],
    [{ Bool: { 'aws:SecureTransport': ['true'] } }, {}, false],
    [{ NumericLessThan: { 's3:TlsVersion': ['1.2'] } }, { 's3:tlsversion': ['1.1'] }, true],
    [{ NumericLessThan: { 's3:TlsVersion': ['1.2'] } }, { 's3:tlsversion': ['1.2'] }, false],
    [{ ArnEquals: { 'aws:SourceArn': ['arn:aws:sns:eu-central-1:123456789012:TOPIC-ID'] } }, { 'aws:sourcearn': ['arn:aws:sns:eu-central-1:123456789012:TOPIC-ID'] }, true],
    [{ ArnLike: { 'aws:SourceArn': ['arn:aws:cloudwatch:*:123456789012:alarm:*'] } }, { 'aws:sourcearn': ['arn:aws:cloudwatch:eu-central-1:123456789012:alarm:down'] }, true],
    [{ ArnLike: { 'aws:SourceArn': ['arn:aws:cloudwatch:*:123456789012:alarm:*'] } }, { 'aws:sourcearn': ['arn:aws:cloudwatch:eu-central-1:999999999999:alarm:down'] }, false],
    [{ ArnNotLike: { 'aws:PrincipalArn': ['arn:aws:iam::123456789012:role/*'] } }, {}, true],
    [{ StringLikeIfExists: { 'ec2:InstanceType': ['t1.*', 't2.*', 'm3.*'] } }, {}, true],
    [{ StringLikeIfExists: { 'ec2:InstanceType': ['t1.*', 't2.*', 'm3.*'] } }, { 'ec2:instancetype': ['c5.large'] }, false],
    [{ Null: { 'aws:TokenIssueTime': ['true'] } }, {}, true],
    [{ Null: { 'aws:TokenIssueTime': ['false'] } }, {}, false],
    [{ Null: { 's3:if-match': ['false'] } }, { 's3:if-match': ['"x"'] }, true],
    [{ StringEquals: { 'aws:x': ['1'] }, Bool: { 'aws:y': ['true'] } }, { 'aws:x': ['1'], 'aws:y': ['false'] }, false],
  ]; // oxfmt-ignore

  test.each(rows)('%j with %j: %s', (Condition, values, isMet) => {
    const caller = identity({ Effect: 'Allow', Action: 's3:GetObject', Resource: '*', Condition });

    expect(judgeAccess(caller, asks('s3:GetObject', '*', values)).isAllowed).toBe(isMet);
  });
});

describe(`${guide}/reference_policies_condition-single-vs-multi-valued-context-keys.html`, () => {
  const rows: [string, string[] | undefined, boolean][] = [
    ['ForAllValues:StringEquals', ['environment', 'costcenter'], true],
    ['ForAllValues:StringEquals', ['environment', 'other'], false],
    ['ForAllValues:StringEquals', undefined, true],
    ['ForAnyValue:StringEquals', ['environment', 'other'], true],
    ['ForAnyValue:StringEquals', ['other'], false],
    ['ForAnyValue:StringEquals', undefined, false],
    ['ForAnyValue:StringNotEquals', ['environment', 'other'], true],
    ['ForAllValues:StringNotEquals', ['environment', 'other'], false],
  ];
  test.each(rows)('%s with the tags %j: %s', (operator, tags, isMet) => {
    const Condition = { [operator]: { 'aws:TagKeys': ['environment', 'costcenter'] } };
    const caller = identity({ Effect: 'Allow', Action: 'ec2:CreateTags', Resource: '*', Condition });
    const values: Record<string, string[]> = tags === undefined ? {} : { 'aws:tagkeys': tags };

    expect(judgeAccess(caller, asks('ec2:CreateTags', '*', values)).isAllowed).toBe(isMet);
  });
});

describe('what the judge does not know is an error, never an Allow', () => {
  const request = asks('s3:GetObject', 'arn:aws:s3:::a/b', { 'aws:x': ['1', '2'] });
  const allow = { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' };

  test.each([
    [{ DateGreaterThan: { 'aws:CurrentTime': '2020-01-01T00:00:00Z' } }, 'does not know the operator DateGreaterThan'],
    [{ toString: { 'aws:x': '1' } }, 'does not know the operator toString'],
    [{ StringEquals: { 'aws:x': '1' } }, 'aws:x has many values'],
    [{ StringLike: { 'aws:SourceIp': '${aws:username}' } }, 'knows no variables'],
  ])('%j', (Condition, message) => {
    const values = contextOf({ 'aws:x': ['1', '2'], 'aws:sourceip': ['::1'] });

    expect(() => judgeAccess(identity({ ...allow, Condition }), { ...request, context: values })).toThrow(message);
  });

  test('other elements, versions and principals', () => {
    expect(() => policy({ Effect: 'Allow', NotAction: 's3:*', Resource: '*' })).toThrow('Action');
    expect(() => policy({ Effect: 'Allow', Action: 's3:*', NotResource: '*' })).toThrow('NotResource');
    expect(() => policy({ ...allow, NotPrincipal: '*' })).toThrow('NotPrincipal');
    expect(() => v.parse(policySchema, { Version: '2008-10-17', Statement: [] })).toThrow('2008-10-17');
    const ofAccount = policy({ ...allow, Principal: { AWS: 'arn:aws:iam::111122223333:root' } });
    expect(() => judgeAccess(identity(), request, [ofAccount])).toThrow('111122223333:root');
  });
});
