import { App, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { Bucket, type BucketProps } from 'aws-cdk-lib/aws-s3';
import { featureFlags } from '../featureFlags';
import { findReplacements } from './findReplacements';
import { statefulResources, type StatefulResources } from './statefulResources';

const before = withBucket('Documents', {});

test('lets be what changes in place', () => {
  const after = withBucket('Documents', { versioned: true, removalPolicy: RemovalPolicy.RETAIN });

  expect(findReplacements(before, after, '')).toEqual([]);
});

test('lets be what comes anew', () => {
  expect(
    findReplacements(
      stackWith(() => undefined),
      before,
      '',
    ),
  ).toEqual([]);
});

test.each([
  ['another logical id', withBucket('Records', {}), 'no AWS::S3::Bucket has this id any more'],
  ['another name', withBucket('Documents', { bucketName: 'documents' }), 'BucketName cannot be changed in place'],
  ['a lock', withBucket('Documents', { objectLockEnabled: true }), 'ObjectLockEnabled cannot be changed in place'],
])('names a bucket that is made anew by %s', (_, after, cause) => {
  expect(findReplacements(before, after, '')).toEqual([{ stack: 'storage', id: 'Documents7E5B2978', cause }]);
});

test('takes a decision that names the id for its reason', () => {
  const after = withBucket('Records', {});

  expect(findReplacements(before, after, 'Empties `Documents7E5B2978`: nothing was in it.')).toEqual([]);
  expect(
    findReplacements(before, after, 'Keeps Documents7E5B2978, `Documents` and `Documents7E5B2978x`.'),
  ).toHaveLength(1);
});

test('takes what CloudFormation makes without a loss for stateless', () => {
  const resources = stackWith((stack) => new Rule(stack, 'Nightly', { schedule: Schedule.rate(Duration.days(1)) }));

  expect(resources).toEqual({ storage: {} });
});

function withBucket(id: string, props: BucketProps): StatefulResources {
  return stackWith((stack) => new Bucket(stack, id, props));
}

function stackWith(add: (stack: Stack) => void): StatefulResources {
  const app = new App({ context: featureFlags, analyticsReporting: false, builtinCloudFormationValidation: false });
  const stack = new Stack(app, 'storage');
  add(stack);
  return statefulResources({ storage: app.synth().getStackByName('storage').template });
}
