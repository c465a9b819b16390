import { functions, type FunctionName } from '@incasso/lambdas/functions';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { backend } = synthesizeStage('prod', { sesSandbox: false });

const oneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => [value].flat()),
);
const roleSchema = v.object({
  Properties: v.object({
    Policies: v.tuple([
      v.object({
        PolicyDocument: v.object({
          Statement: v.array(
            v.object({
              Effect: v.literal('Allow'),
              Action: oneOrMore,
              Resource: v.unknown(),
              Condition: v.optional(v.unknown()),
            }),
          ),
        }),
      }),
    ]),
  }),
});

const always = ['logs:CreateLogStream', 'logs:PutLogEvents', 'secretsmanager:GetSecretValue'];
/** https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html */
const receiving = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

const names = Object.keys(functions).filter((name): name is FunctionName => name in functions);

test.each(names)('%s’s role allows exactly its actions on its prefixes, plus logging and its keys', (name) => {
  const ofItsRow = functions[name].access.flatMap((entry) =>
    entry.actions.map((action) => rightOn(action, 'prefix' in entry ? entry.prefix : '')),
  );
  const received = name === 'notify-staff' ? receiving : [];

  expect(rightsOf(name)).toEqual([...ofItsRow, ...[...always, ...received].map((action) => rightOn(action))].sort());
});

test.each(names)('%s runs under its own role, whose rights on objects are on the documents bucket', (name) => {
  const described = { Properties: { Description: functions[name].purpose } };
  const deployed = Object.values(backend.findResources('AWS::Lambda::Function', described));
  const onObjects = statementsOf(name).filter(({ Action }) => Action.some((action) => action.startsWith('s3:')));

  expect(deployed).toMatchObject([
    { Properties: { Role: { 'Fn::GetAtt': [expect.stringMatching(roleIdOf(name)), 'Arn'] } } },
  ]);
  for (const resource of onObjects.flatMap(({ Resource }) => Resource)) {
    expect(JSON.stringify(resource)).toMatch(/:ExportsOutputFnGetAttDocuments[0-9A-F]{8}Arn/);
  }
});

/** Repeated by hand: the role follows the table, so a row that grants too much would pass the test above. */
test.each<readonly [what: string, action: string, prefix: string, allowed: readonly string[]]>([
  ['read documents', 's3:GetObject', 'documents/', ['notify-staff', 'open-document']],
  ['write documents', 's3:PutObject', 'documents/', ['handle-addition-form', 'handle-intake-form']],
  ['read uploads', 's3:GetObject', 'uploads/', ['handle-addition-form', 'handle-intake-form', 'upload-tickets']],
  ['write uploads', 's3:PutObject', 'uploads/', ['handle-addition-form', 'handle-intake-form', 'upload-tickets']],
  [
    'read records',
    's3:GetObject',
    'submissions/',
    ['handle-addition-form', 'handle-contact-form', 'handle-intake-form', 'notify-staff', 'open-document'],
  ],
  [
    'write records',
    's3:PutObject',
    'submissions/',
    ['handle-addition-form', 'handle-contact-form', 'handle-intake-form'],
  ],
  ['read case files', 's3:GetObject', 'cases/', ['open-document']],
  ['read confirmations', 's3:GetObject', 'confirmations/', ['notify-staff']],
  ['write confirmations', 's3:PutObject', 'confirmations/', ['notify-staff']],
  ...['documents/', 'uploads/', 'submissions/', 'cases/', 'confirmations/'].map(
    (prefix) => [`delete from ${prefix}`, 's3:DeleteObject', prefix, []] as const,
  ),
])('only the functions of this row may %s', (_what, action, prefix, allowed) => {
  expect(names.filter((name) => rightsOf(name).includes(rightOn(action, prefix))).sort()).toEqual(allowed);
});

test.each<readonly [key: string, readers: readonly string[]]>([
  ['origin', names.filter((name) => !['notify-staff', 'open-document'].includes(name)).sort()],
  ['links', ['notify-staff', 'open-document']],
  [
    'bot-check',
    ['bot-challenge', 'handle-addition-form', 'handle-contact-form', 'handle-intake-form', 'upload-tickets'],
  ],
])('only the functions of this row may read the key %s', (key, readers) => {
  const secretsOf = (name: FunctionName) =>
    JSON.stringify(statementsOf(name).filter(({ Action }) => Action.includes('secretsmanager:GetSecretValue'))).match(
      /(?<=:secret:incasso\/prod\/)[^"]+/g,
    );

  expect(names.filter((name) => secretsOf(name)?.includes(`${key}-??????`)).sort()).toEqual(readers);
  expect(names.flatMap((name) => secretsOf(name) ?? []).filter((secret) => !secret.endsWith('-??????'))).toEqual([]);
});

test('puts the policy in the role itself, where CloudFormation detects drift', () => {
  const types = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'];

  expect(types.flatMap((type) => Object.keys(backend.findResources(type)))).toEqual([]);
});

test('functions may send mail from the sender’s address only', () => {
  const sending = statementsOf('notify-staff').filter(({ Action }) => Action.includes('ses:SendRawEmail'));

  expect(sending).toHaveLength(1);
  expect(sending[0]?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'intake@solvenda.example' } });
  expect(JSON.stringify(sending[0]?.Resource)).not.toContain('*');
});

test.each([
  ['its address', 'dev', {}],
  ['its domain', 'prod', {}],
  ['its domain, with DNS elsewhere', 'prod', { senderDomain: {} }],
])('lets a function send with the sender’s one identity only: %s', (_, stage, changes) => {
  const template = synthesizeStage(stage, { ...changes, sesSandbox: false }).backend;
  const [identity = ''] = Object.keys(template.findResources('AWS::SES::EmailIdentity'));
  const sending = statementsOf('notify-staff', template).filter(({ Action }) => Action.includes('ses:SendRawEmail'));
  const resources = JSON.stringify(sending.map(({ Resource }) => Resource));

  expect(resources.match(/:identity\/",\{"Ref":"\w+"/g)).toEqual([`:identity/",{"Ref":"${identity}"`]);
});

test('functions may send messages to the notify queue only', () => {
  const sending = statementsOf('notify-staff').filter(({ Action }) => Action.includes('sqs:SendMessage'));

  expect(sending.map(({ Resource }) => Resource)).toEqual([
    { 'Fn::GetAtt': [expect.stringMatching(/^NotifyQueue[0-9A-F]+$/), 'Arn'] },
  ]);
});

test('in SES’s sandbox functions may send with all identities: sending needs rights on those of the recipients too', () => {
  const sandbox = synthesizeStage('prod', { sesSandbox: true }).backend;
  const sending = statementsOf('notify-staff', sandbox).filter(({ Action }) => Action.includes('ses:SendRawEmail'));

  expect(JSON.stringify(sending[0]?.Resource)).toContain(':identity/*');
  expect(sending[0]?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'intake@solvenda.example' } });
});

function statementsOf(name: FunctionName, template = backend) {
  const id = roleIdOf(name);
  const [role] = Object.entries(template.findResources('AWS::IAM::Role')).filter(([each]) => id.test(each));
  return v.parse(roleSchema, role?.[1]).Properties.Policies[0].PolicyDocument.Statement;
}

function roleIdOf(name: FunctionName): RegExp {
  return new RegExp(`^${name.replaceAll('-', '')}Role`);
}

/** Each action with the prefix it is allowed on, sorted. Actions that are not about objects have no prefix. */
function rightsOf(name: FunctionName): string[] {
  return statementsOf(name)
    .flatMap(({ Action, Resource }) => {
      const prefixes = JSON.stringify(Resource).match(/(?<="\/)[\w-]*\/?(?=\*")/g) ?? [''];
      return Action.flatMap((action) => prefixes.map((prefix) => rightOn(action, prefix)));
    })
    .sort();
}

function rightOn(action: string, prefix = ''): string {
  return `${action} ${prefix}`.trim();
}
