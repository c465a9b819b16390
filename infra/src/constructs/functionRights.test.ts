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

const logging = ['logs:CreateLogStream', 'logs:PutLogEvents'];
/** https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html */
const receiving = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

const names = Object.keys(functions).filter((name): name is FunctionName => name in functions);

test.each(names)('%s may do what its row says where its row says, write its log, and nothing else', (name) => {
  const ofItsRow = functions[name].access.flatMap((entry) =>
    entry.actions.map((action) => rightOn(action, 'prefix' in entry ? entry.prefix : '')),
  );
  const received = name === 'notify-staff' ? receiving : [];

  expect(rightsOf(name)).toEqual([...ofItsRow, ...[...logging, ...received].map((action) => rightOn(action))].sort());
});

/** Said once more, by hand: a row that gives a function too much must not pass because its role follows the row. */
test.each<readonly [what: string, action: string, prefix: string, allowed: readonly string[]]>([
  ['read documents', 's3:GetObject', 'documents/', ['notify-staff', 'open-document']],
  ['write documents', 's3:PutObject', 'documents/', ['handle-addition-form', 'handle-intake-form']],
  ['read uploads', 's3:GetObject', 'uploads/', ['handle-addition-form', 'handle-intake-form', 'upload-tickets']],
  ['write uploads', 's3:PutObject', 'uploads/', ['handle-addition-form', 'handle-intake-form', 'upload-tickets']],
  [
    'read records',
    's3:GetObject',
    'submissions/',
    [
      'check-case-link',
      'handle-addition-form',
      'handle-contact-form',
      'handle-intake-form',
      'notify-staff',
      'open-document',
    ],
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
])('no other functions may %s than these', (_what, action, prefix, allowed) => {
  expect(names.filter((name) => rightsOf(name).includes(rightOn(action, prefix))).sort()).toEqual(allowed);
});

test('stands in the role itself, whose drift CloudFormation sees', () => {
  const types = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'];

  expect(types.flatMap((type) => Object.keys(backend.findResources(type)))).toEqual([]);
});

test('lets mails go out under the sender’s address alone', () => {
  const sending = statementsOf('notify-staff').filter(({ Action }) => Action.includes('ses:SendRawEmail'));

  expect(sending).toHaveLength(1);
  expect(sending[0]?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'intake@solvenda.example' } });
  expect(JSON.stringify(sending[0]?.Resource)).not.toContain('*');
});

test.each([
  ['its address', 'dev', {}],
  ['its domain', 'prod', {}],
  ['its domain, with DNS elsewhere', 'prod', { senderDomain: {} }],
])('lets mails go by the one identity that the sender has: %s', (_, stage, changes) => {
  const template = synthesizeStage(stage, { ...changes, sesSandbox: false }).backend;
  const [identity = ''] = Object.keys(template.findResources('AWS::SES::EmailIdentity'));
  const sending = statementsOf('notify-staff', template).filter(({ Action }) => Action.includes('ses:SendRawEmail'));
  const resources = JSON.stringify(sending.map(({ Resource }) => Resource));

  expect(resources.match(/:identity\/",\{"Ref":"\w+"/g)).toEqual([`:identity/",{"Ref":"${identity}"`]);
});

test('lets messages go to the notify queue alone', () => {
  const sending = statementsOf('notify-staff').filter(({ Action }) => Action.includes('sqs:SendMessage'));

  expect(sending.map(({ Resource }) => Resource)).toEqual([
    { 'Fn::GetAtt': [expect.stringMatching(/^NotifyQueue[0-9A-F]+$/), 'Arn'] },
  ]);
});

test('lets mails go to every identity in SES’s sandbox, which asks rights on the recipients’ too', () => {
  const sandbox = synthesizeStage('prod', { sesSandbox: true }).backend;
  const sending = statementsOf('notify-staff', sandbox).filter(({ Action }) => Action.includes('ses:SendRawEmail'));

  expect(JSON.stringify(sending[0]?.Resource)).toContain(':identity/*');
  expect(sending[0]?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'intake@solvenda.example' } });
});

function statementsOf(name: FunctionName, template = backend) {
  const id = new RegExp(`^${name.replaceAll('-', '')}Role`);
  const [role] = Object.entries(template.findResources('AWS::IAM::Role')).filter(([each]) => id.test(each));
  return v.parse(roleSchema, role?.[1]).Properties.Policies[0].PolicyDocument.Statement;
}

/** Each action with the prefix that it is allowed on, sorted; without one where it is not about objects. */
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
