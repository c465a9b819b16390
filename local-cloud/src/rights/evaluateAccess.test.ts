import * as v from 'valibot';
import { evaluateAccess, type Caller } from './evaluateAccess';
import { policySchema } from './policySchema';

// Policies and outcomes are taken from the IAM User Guide pages named in each title.
const guide = 'https://docs.aws.amazon.com/IAM/latest/UserGuide';

const logs = 'arn:aws:s3:::amzn-s3-demo-bucket-logs';
const allow = { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' };

const policy = (...statements: unknown[]) => v.parse(policySchema, { Version: '2012-10-17', Statement: statements });
const user = (...statements: unknown[]): Caller => ({
  kind: 'identity',
  arn: 'arn:aws:iam::111122223333:user/carlossalazar',
  policies: [policy(...statements)],
});
const asks = (action: string, resource: string, conditionKeys: Record<string, string | undefined> = {}) => ({
  action,
  resource,
  conditionKeys,
});

describe(`${guide}/reference_policies_evaluation-logic_policy-eval-basics.html`, () => {
  const caller = user(
    { Effect: 'Allow', Action: ['s3:*'], Resource: ['arn:aws:s3:::amzn-s3-demo-bucket/*', `${logs}/*`] },
    { Effect: 'Deny', Action: 's3:*', Resource: 'arn:aws:s3:::*log*' },
  );
  const service: Caller = { kind: 'service', name: 'events.amazonaws.com' };
  const ofBucket = policy({ ...allow, Principal: { AWS: '*' } });
  const ofQueue = policy({ ...allow, Principal: { Service: 'events.amazonaws.com' } });

  test.each([
    ['a Deny goes over every Allow', caller, `${logs}/today`, [ofBucket], 'explicit deny'],
    ['the caller’s Allow is enough', caller, 'arn:aws:s3:::amzn-s3-demo-bucket/today', [], 'allow'],
    ['the resource’s Allow is enough', user(), 'arn:aws:s3:::other/today', [ofBucket], 'allow'],
    ['what no policy allows is denied', caller, 'arn:aws:s3:::other/today', [], 'implicit deny'],
    ['a service that is named', service, 'arn:aws:sqs:::queue', [ofQueue], 'allow'],
    ['a caller that is not named', user(), 'arn:aws:sqs:::queue', [ofQueue], 'implicit deny'],
  ] as const)('%s', (_case, caller, resource, ofResource, decision) => {
    expect(evaluateAccess(caller, asks('s3:GetObject', resource), ofResource)).toBe(decision);
  });
});

test.each([
  ['iam:*AccessKey*', 'iam:ListAccessKeys', 'allow'],
  ['iam:*AccessKey*', 'iam:ListUsers', 'implicit deny'],
  ['S3:getObject', 's3:GetObject', 'allow'],
  ['s3:GetObject', 's3:GetObjectVersion', 'implicit deny'],
])(`${guide}/reference_policies_elements_action.html: %s and %s: %s`, (Action, action, decision) => {
  expect(evaluateAccess(user({ ...allow, Action }), asks(action, '*'))).toBe(decision);
});

test.each([
  ['arn:aws:s3:::bucket/*', 'arn:aws:s3:::bucket/a/b', 'allow'],
  ['arn:aws:s3:::bucket/*', 'arn:aws:s3:::bucket', 'implicit deny'],
  ['arn:aws:s3:::bucket/*/test/*', 'arn:aws:s3:::bucket/1-test/object.jpg', 'implicit deny'],
  ['arn:aws:s3:::bucket/user?/*', 'arn:aws:s3:::bucket/user1/x', 'allow'],
  ['arn:aws:s3:::bucket/A', 'arn:aws:s3:::bucket/a', 'implicit deny'],
  ['arn:aws:sns:*:111122223333:topic', 'arn:aws:sns:eu-central-1:4444:111122223333:topic', 'implicit deny'],
])(`${guide}/reference_policies_elements_resource.html: %s and %s: %s`, (Resource, resource, decision) => {
  expect(evaluateAccess(user({ ...allow, Resource }), asks('s3:GetObject', resource))).toBe(decision);
});

type Values = Record<string, string | undefined>;
test.each<[condition: unknown, values: Values, isMet: boolean]>([
  [{ StringEquals: { 'aws:X': ['a', 'b'] } }, { 'aws:x': 'b' }, true],
  [{ StringEquals: { 'aws:X': 'b' } }, { 'aws:x': 'B' }, false],
  [{ StringEquals: { 'aws:X': 'b' } }, { 'aws:x': undefined }, false],
  [{ StringNotEquals: { 'aws:X': ['a', 'b'] } }, { 'aws:x': 'b' }, false],
  [{ StringNotEquals: { 'aws:X': 'b' } }, { 'aws:x': undefined }, true],
  [{ StringLike: { 's3:prefix': ['', 'home/*'] } }, { 's3:prefix': 'home/x/' }, true],
  [{ Bool: { 'aws:SecureTransport': false } }, { 'aws:securetransport': 'true' }, false],
  [{ Bool: { 'aws:SecureTransport': true } }, { 'aws:securetransport': undefined }, false],
  [{ NumericLessThan: { 's3:TlsVersion': 1.2 } }, { 's3:tlsversion': '1.1' }, true],
  [{ NumericLessThan: { 's3:TlsVersion': 1.2 } }, { 's3:tlsversion': '1.2' }, false],
  [{ ArnLike: { 'aws:SourceArn': 'arn:aws:events:*:1234:rule/*' } }, { 'aws:sourcearn': 'arn:aws:events:eu:1234:rule/x' }, true],
  [{ ArnLike: { 'aws:SourceArn': 'arn:aws:events:*:1234:rule/*' } }, { 'aws:sourcearn': 'arn:aws:events:eu:9999:rule/x' }, false],
  [{ StringEquals: { 's3:ExistingObjectTag/a': 'b' } }, { 's3:existingobjecttag/': undefined }, false],
  [{ StringEquals: { 'aws:x': '1' }, Bool: { 'aws:y': 'true' } }, { 'aws:x': '1', 'aws:y': 'false' }, false],
])(`${guide}/reference_policies_elements_condition_operators.html: %j with %j: %s`, (Condition, values, isMet) => {
  const decision = evaluateAccess(user({ ...allow, Condition }), asks('s3:GetObject', '*', values));

  expect(decision).toBe(isMet ? 'allow' : 'implicit deny');
}); // oxfmt-ignore

describe('an unknown element of a policy throws and never allows', () => {
  test.each([
    [{ DateGreaterThan: { 'aws:x': '2020-01-01T00:00:00Z' } }, 'Unknown condition operator DateGreaterThan'],
    [{ 'ForAnyValue:StringEquals': { 'aws:x': '1' } }, 'Unknown condition operator ForAnyValue:StringEquals'],
    [{ toString: { 'aws:x': '1' } }, 'Unknown condition operator toString'],
    [{ StringEquals: { 'aws:SourceIp': '::1' } }, 'Unknown condition key aws:sourceip'],
    [{ StringLike: { 'aws:x': '${aws:username}' } }, 'not supported'],
  ])('%j', (Condition, message) => {
    const access = asks('s3:GetObject', '*', { 'aws:x': '1' });

    expect(() => evaluateAccess(user({ ...allow, Condition }), access)).toThrow(message);
  });

  test.each([
    [{ Effect: 'Allow', NotAction: 's3:*', Resource: '*' }, 'Action'],
    [{ Effect: 'Allow', Action: 's3:*', NotResource: '*' }, 'Resource'],
    [{ ...allow, NotPrincipal: '*' }, 'NotPrincipal'],
    [{ ...allow, Principal: { AWS: 'arn:aws:iam::111122223333:root' } }, '111122223333:root'],
  ])('%j', (statement, message) => {
    expect(() => policy(statement)).toThrow(message);
  });
});
