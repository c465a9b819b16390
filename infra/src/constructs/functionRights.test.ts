import { functions, type FunctionName } from '@incasso/lambdas/functions';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { backend } = synthesizeStage('prod', { sesSandbox: false });

const oneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => [value].flat()),
);
const policySchema = v.object({
  Properties: v.object({
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
});

const logging = ['logs:CreateLogStream', 'logs:PutLogEvents'];
/** https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html */
const receiving = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

const names = Object.keys(functions).filter((name): name is FunctionName => name in functions);

test.each(names)('%s may do what its row says and write its log, and nothing else', (name) => {
  const allowed = new Set<string>(logging);
  for (const { actions } of functions[name].access) for (const action of actions) allowed.add(action);
  if (name === 'notify-staff') for (const action of receiving) allowed.add(action);

  expect(statementsOf(name).flatMap(({ Action }) => Action)).toEqual(expect.arrayContaining([...allowed]));
  expect(new Set(statementsOf(name).flatMap(({ Action }) => Action))).toEqual(allowed);
});

test.each(names)('%s reaches no object outside of the prefixes of its row', (name) => {
  const prefixes = functions[name].access.flatMap((entry) => ('prefix' in entry ? [`/${entry.prefix}*`] : []));
  const reached = statementsOf(name).flatMap(({ Resource }) => JSON.stringify(Resource).match(/\/[\w-]*\/?\*/g) ?? []);

  expect(new Set(reached)).toEqual(new Set(prefixes));
});

test('lets mails go out under the sender’s address alone', () => {
  const sending = statementsOf('notify-staff').filter(({ Action }) => Action.includes('ses:SendRawEmail'));

  expect(sending).toHaveLength(1);
  expect(sending[0]?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'intake@solvenda.example' } });
  expect(JSON.stringify(sending[0]?.Resource)).not.toContain('*');
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
  const roleName = new RegExp(`^${name.replaceAll('-', '')}RoleDefaultPolicy`);
  const [policy] = Object.entries(template.findResources('AWS::IAM::Policy')).filter(([id]) => roleName.test(id));
  return v.parse(policySchema, policy?.[1]).Properties.PolicyDocument.Statement;
}
