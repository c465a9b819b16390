import { readFileSync } from 'node:fs';
import { functionNames } from '@incasso/lambdas/functions';
import * as v from 'valibot';
import { sampleCaseSystem } from '../app/testing/sampleCaseSystem';
import { synthesizeStage } from '../app/testing/synthesizeStage';

type Right = readonly [action: string, resource: string];

const list = ['s3:ListBucket', 'bucket'] as const;
const read = (prefix: string) => ['s3:GetObject', prefix] as const;
const everywhere = [
  'submissions/',
  'documents/',
  'cases/',
  'outbox/',
  'dead-letters/',
  'bot-tokens/',
  'uploads/',
  'confirmations/',
];
const queues = ['DeadLetters', 'UndeliveredMailsUnpublished', 'ScanFailuresUnpublished', 'Undelivered'];

/**
 * The rights that each command of `docs/operations.md` needs:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html and
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_StartMessageMoveTask.html
 */
const commands: Readonly<Record<string, readonly Right[]>> = {
  'submissions -- pending': [list, read('outbox/'), read('dead-letters/'), read('submissions/')],
  'submissions -- show': [list, read('submissions/'), read('cases/'), ['s3:GetObjectTagging', 'documents/']],
  'submissions -- redrive': [
    ['s3:PutObject', 'outbox/'],
    ['s3:DeleteObject', 'dead-letters/'],
  ],
  'submissions -- mail': [
    list,
    read('submissions/'),
    read('outbox/'),
    read('dead-letters/'),
    ['s3:PutObject', 'outbox/'],
    ['s3:DeleteObject', 'dead-letters/'],
  ],
  'submissions -- erase': [
    ['s3:ListBucketVersions', 'bucket'],
    ['s3:PutObject', 'erased/'],
    ...['submissions/', 'cases/', 'outbox/', 'bot-tokens/', 'confirmations/', 'erased/'].map(
      (prefix) => ['s3:GetObjectVersion', prefix] as const,
    ),
    ...everywhere.map((prefix) => ['s3:DeleteObjectVersion', prefix] as const),
  ],
  'aws s3 cp': [list, read('documents/'), read('submissions/'), read('cases/')],
  'aws s3api list-objects-v2': [list],
  'aws s3api list-object-versions': [['s3:ListBucketVersions', 'bucket']],
  'aws s3api delete-object': [['s3:DeleteObjectVersion', 'submissions/']],
  'aws sqs list-queues': [['sqs:ListQueues', '*']],
  'aws sqs receive-message': queues.map((queue) => ['sqs:ReceiveMessage', queue] as const),
  'aws sqs delete-message': queues.map((queue) => ['sqs:DeleteMessage', queue] as const),
  'aws logs describe-log-groups': [['logs:DescribeLogGroups', '*']],
  'aws logs tail': functionNames.map((name) => ['logs:FilterLogEvents', `${name.replaceAll('-', '')}Log`] as const),
  'aws lambda get-account-settings': [['lambda:GetAccountSettings', '*']],
  'aws lambda list-event-source-mappings': [['lambda:ListEventSourceMappings', '*']],
  'aws sesv2 get-account': [['ses:GetAccount', '*']],
  'aws sesv2 get-suppressed-destination': [['ses:GetSuppressedDestination', '*']],
  'aws sesv2 delete-suppressed-destination': [['ses:DeleteSuppressedDestination', '*']],
  'aws guardduty send-object-malware-scan': [['guardduty:SendObjectMalwareScan', '*']],
  'aws sqs start-message-move-task': [
    ['sqs:StartMessageMoveTask', 'DeadLetters'],
    ['sqs:GetQueueAttributes', 'DeadLetters'],
    ['sqs:SendMessage', 'Queue'],
  ],
};

const oneOrMore = v.pipe(
  v.union([v.array(v.unknown()), v.unknown()]),
  v.transform((value) => [value].flat()),
);
const policySchema = v.object({
  Properties: v.object({
    PolicyDocument: v.object({
      Statement: v.array(v.object({ Effect: v.literal('Allow'), Action: oneOrMore, Resource: oneOrMore })),
    }),
  }),
});

test('allows the actions of the handbook’s commands, and nothing else', () => {
  const { backend } = synthesizeStage('prod', { caseSystem: sampleCaseSystem });
  const [policy] = Object.values(backend.findResources('AWS::IAM::ManagedPolicy'));
  const allowed = v
    .parse(policySchema, policy)
    .Properties.PolicyDocument.Statement.flatMap(({ Action, Resource }) =>
      Action.flatMap((action) => Resource.map((resource) => `${String(action)} on ${nameOf(resource)}`)),
    );
  const needed = Object.values(commands).flatMap((rights) => rights.map((right) => right.join(' on ')));

  expect([...new Set(allowed)].sort()).toEqual([...new Set(needed)].sort());
});

test('has a row for each command that the handbook gives for alarms and disasters', () => {
  const handbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const section = (title: string) => handbook.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const text = section('When something rings') + section('When something went badly wrong');
  const given = [...text.matchAll(/aws [a-z0-9]+ [a-z0-9-]+|submissions -- [a-z]+/g)].map(([command]) => command);

  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((command) => !Object.hasOwn(commands, command))).toEqual([]);
});

/** A prefix of the bucket, the construct that a reference leads to, or `*`. */
function nameOf(resource: unknown): string {
  if (resource === '*') return resource;
  const reference = JSON.stringify(resource);
  const [, name] =
    /"\/([a-z-]+\/)\*"/.exec(reference) ??
    /-([A-Za-z]+)\*"/.exec(reference) ??
    /"(?:Notify|CaseSystem)?([A-Za-z]+)[0-9A-F]{8}"/.exec(reference) ??
    [];
  return name ?? (reference.includes('Documents') ? 'bucket' : reference);
}
