import { synthesizeTemplates } from '../app/synthesizeTemplates';
import { localStage } from '../stages/localStage';
import { DeployedStacks } from '../templates/DeployedStacks';
import { AccountRights } from './AccountRights';
import type { Caller } from './judgeAccess';

const stacks = new DeployedStacks(synthesizeTemplates(localStage), localStage);
const rights = new AccountRights(stacks);
const bucket = stacks.find('AWS::S3::Bucket', 'Documents').arn;
const account = localStage.account;

const overTls = { 'aws:securetransport': 'true', 's3:tlsversion': '1.3', 'aws:principalarn': undefined };

function judge(
  caller: Caller,
  [action, resource]: readonly [string, string],
  values: Record<string, string | undefined>,
) {
  const all: Record<string, string | undefined> = { ...overTls, ...values };
  if (caller.kind === 'identity') all['aws:principalarn'] = caller.arn;
  const context = (key: string) => {
    if (!Object.hasOwn(all, key)) throw new Error(`unexpected condition key ${key}`);
    return all[key] === undefined ? undefined : [all[key]];
  };
  return rights.judge(caller, { action, resource, context }).reason;
}

const roleOf = (name: string) => rights.identity(stacks.find('AWS::IAM::Role', name));
const verdict = 's3:existingobjecttag/guarddutymalwarescanstatus';

describe('the documents bucket', () => {
  const administrator: Caller = {
    kind: 'identity',
    arn: `arn:aws:iam::${account}:user/administrator`,
    policies: [
      { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: ['*'], Resource: ['*'], Condition: {} }] },
    ],
  };
  const read = ['s3:GetObject', `${bucket}/documents/1/2.pdf`] as const;

  test('a document is read by whoever may once it was found clean, and by nobody before', () => {
    for (const caller of [administrator, roleOf('open-documentRole'), roleOf('notify-staffRole')]) {
      expect(judge(caller, read, { [verdict]: 'NO_THREATS_FOUND' })).toBe('allow');
      expect(judge(caller, read, { [verdict]: 'THREATS_FOUND' })).toBe('explicit deny');
      expect(judge(caller, read, { [verdict]: undefined })).toBe('explicit deny');
    }
    expect(judge(roleOf('MalwareScan/Role'), read, { [verdict]: undefined })).toBe('allow');
  });

  test('nobody but the scanner gives a verdict', () => {
    const tag = ['s3:PutObjectTagging', `${bucket}/documents/1/2.pdf`] as const;

    expect(judge(administrator, tag, {})).toBe('explicit deny');
    expect(judge(roleOf('MalwareScan/Role'), tag, {})).toBe('allow');
  });

  test('nobody comes without TLS, or with an old one', () => {
    const list = ['s3:ListBucket', bucket] as const;

    expect(judge(administrator, list, {})).toBe('allow');
    expect(judge(administrator, list, { 'aws:securetransport': 'false' })).toBe('explicit deny');
    expect(judge(administrator, list, { 's3:tlsversion': '1.1' })).toBe('explicit deny');
  });

  test('nobody comes without a signature', () => {
    expect(judge({ kind: 'anonymous' }, read, { [verdict]: 'NO_THREATS_FOUND' })).toBe('implicit deny');
  });
});

describe('queues, topics and functions', () => {
  const events: Caller = { kind: 'service', name: 'events.amazonaws.com' };
  const queue = stacks.find('AWS::SQS::Queue', 'Notify/Queue').arn;
  const notifyStaff = stacks.find('AWS::Lambda::Function', 'notify-staff').arn;
  const ruleOf = (name: string) => stacks.find('AWS::Events::Rule', `Notify/${name}`).arn;

  test.each(['RecordStored', 'DocumentScanned'])('the rule %s may send to the queue', (name) => {
    expect(judge(events, ['sqs:SendMessage', queue], { 'aws:sourcearn': ruleOf(name) })).toBe('allow');
  });

  test('no other rule, service or role may', () => {
    const sent = ['sqs:SendMessage', queue] as const;

    expect(judge(events, sent, { 'aws:sourcearn': ruleOf('Sweep') })).toBe('implicit deny');
    expect(
      judge({ kind: 'service', name: 's3.amazonaws.com' }, sent, { 'aws:sourcearn': ruleOf('RecordStored') }),
    ).toBe('implicit deny');
    expect(judge(roleOf('open-documentRole'), sent, { 'aws:sourcearn': undefined })).toBe('implicit deny');
  });

  test('the timer may start the function that sweeps, and no other', () => {
    const health = stacks.find('AWS::Lambda::Function', 'health').arn;
    const bySweep = { 'aws:sourcearn': ruleOf('Sweep') };

    expect(judge(events, ['lambda:InvokeFunction', notifyStaff], bySweep)).toBe('allow');
    expect(judge(events, ['lambda:InvokeFunction', health], bySweep)).toBe('implicit deny');
    expect(judge(events, ['lambda:InvokeFunction', notifyStaff], { 'aws:sourcearn': ruleOf('RecordStored') })).toBe(
      'implicit deny',
    );
  });
});
