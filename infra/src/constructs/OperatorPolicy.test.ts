import { readFileSync } from 'node:fs';
import { functionNames } from '@incasso/lambdas/functions';
import { synthesizeTemplates } from '../app/synthesizeTemplates';
import { AccountRights } from '../rights/AccountRights';
import { judgeAccess } from '../rights/judgeAccess';
import { localStage } from '../stages/localStage';
import { DeployedStacks } from '../templates/DeployedStacks';

const stacks = new DeployedStacks(synthesizeTemplates(localStage), localStage);
const policies = new AccountRights(stacks).policiesOf(stacks.find('AWS::IAM::ManagedPolicy', 'OperatorPolicy'));
const bucket = stacks.find('AWS::S3::Bucket', 'Documents').arn;
const queue = stacks.find('AWS::SQS::Queue', 'Notify/Queue').arn;
const deadLetters = stacks.find('AWS::SQS::Queue', 'Notify/DeadLetters').arn;

const untold = ['UndeliveredMails/Untold', 'ScanFailures/Untold', 'CaseSystem/Undelivered'].map(
  (path) => stacks.find('AWS::SQS::Queue', path).arn,
);
const logs = functionNames.map((name) => stacks.find('AWS::Logs::LogGroup', `${name}Log`).arn);

const list = ['s3:ListBucket', bucket] as const;
const read = (prefix: string) => ['s3:GetObject', `${bucket}/${prefix}/1`] as const;
const everywhere = [
  'submissions',
  'documents',
  'cases',
  'case-updates',
  'outbox',
  'dead-letters',
  'bot-tokens',
  'uploads',
];

/**
 * What the commands of `docs/operations.md` ask for:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html and
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_StartMessageMoveTask.html
 */
const commands = {
  'submissions -- pending': [list, read('outbox'), read('dead-letters'), read('submissions')],
  'submissions -- show': [list, read('submissions'), read('cases'), ['s3:GetObjectTagging', `${bucket}/documents/1`]],
  'submissions -- redrive': [
    ['s3:PutObject', `${bucket}/outbox/1`],
    ['s3:DeleteObject', `${bucket}/dead-letters/1`],
  ],
  'submissions -- mail': [
    list,
    read('submissions'),
    read('outbox'),
    read('dead-letters'),
    ['s3:PutObject', `${bucket}/outbox/1`],
    ['s3:DeleteObject', `${bucket}/dead-letters/1`],
  ],
  'submissions -- event': [
    list,
    read('submissions'),
    read('outbox'),
    read('dead-letters'),
    ['s3:PutObject', `${bucket}/outbox/1`],
    ['s3:DeleteObject', `${bucket}/dead-letters/1`],
  ],
  'submissions -- erase': [
    ['s3:ListBucketVersions', bucket],
    ['s3:GetObjectVersion', `${bucket}/submissions/1`],
    ['s3:GetObjectVersion', `${bucket}/cases/1`],
    ['s3:GetObjectVersion', `${bucket}/case-updates/1`],
    ['s3:GetObjectVersion', `${bucket}/bot-tokens/1`],
    ...everywhere.map((prefix) => ['s3:DeleteObjectVersion', `${bucket}/${prefix}/1`] as const),
  ],
  'aws s3 cp': [list, read('documents'), read('submissions'), read('cases'), read('case-updates')],
  'aws s3api list-object-versions': [['s3:ListBucketVersions', bucket]],
  'aws s3api delete-object': [['s3:DeleteObjectVersion', `${bucket}/submissions/1`]],
  'aws sqs list-queues': [['sqs:ListQueues', '*']],
  'aws sqs receive-message': [deadLetters, ...untold].map((each) => ['sqs:ReceiveMessage', each] as const),
  'aws sqs delete-message': [deadLetters, ...untold].map((each) => ['sqs:DeleteMessage', each] as const),
  'aws logs describe-log-groups': [['logs:DescribeLogGroups', '*']],
  'aws logs tail': logs.map((each) => ['logs:FilterLogEvents', each] as const),
  'aws lambda get-account-settings': [['lambda:GetAccountSettings', '*']],
  'aws lambda list-event-source-mappings': [['lambda:ListEventSourceMappings', '*']],
  'aws sesv2 get-account': [['ses:GetAccount', '*']],
  'aws sesv2 get-suppressed-destination': [['ses:GetSuppressedDestination', '*']],
  'aws sesv2 delete-suppressed-destination': [['ses:DeleteSuppressedDestination', '*']],
  'aws guardduty send-object-malware-scan': [['guardduty:SendObjectMalwareScan', '*']],
  'aws sqs start-message-move-task': [
    ['sqs:StartMessageMoveTask', deadLetters],
    ['sqs:GetQueueAttributes', deadLetters],
    ['sqs:SendMessage', queue],
  ],
} as const satisfies Record<string, readonly (readonly [action: string, resource: string])[]>;

function isAllowed([action, resource]: readonly [string, string]): boolean {
  const operator = { kind: 'identity', arn: 'arn:aws:iam::000000000000:user/operator', policies } as const;
  return judgeAccess(operator, { action, resource, context: () => undefined }).isAllowed;
}

test.each(Object.entries(commands))('lets an operator do: %s', (_command, needed) => {
  expect(needed.filter((access) => !isAllowed(access))).toEqual([]);
});

const handbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const section = (title: string) => handbook.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

test('has a row for each command that the handbook gives for alarms and for the worst', () => {
  const text = section('Alarms') + section('When something went badly wrong');
  const given = [...text.matchAll(/aws [a-z0-9]+ [a-z-]+|submissions -- [a-z]+/g)].map(([command]) => command);

  expect(given.length).toBeGreaterThan(30);
  expect(given.filter((command) => !Object.hasOwn(commands, command))).toEqual([]);
});

test('allows nothing that no command needs', () => {
  const needed = Object.values(commands).flat();
  const actions = policies.flatMap(({ Statement }) => Statement.flatMap(({ Action }) => Action));

  expect([...new Set(actions)].sort()).toEqual([...new Set(needed.map(([action]) => action))].sort());
  for (const action of [
    's3:PutObject',
    's3:DeleteObject',
    's3:GetObjectVersion',
    's3:GetObject',
    's3:GetObjectTagging',
  ]) {
    const allowed = everywhere.filter((prefix) => isAllowed([action, `${bucket}/${prefix}/1`]));
    const wanted = everywhere.filter((prefix) =>
      needed.some((access) => access[0] === action && access[1] === `${bucket}/${prefix}/1`),
    );
    expect({ action, allowed }).toEqual({ action, allowed: wanted });
  }
});
