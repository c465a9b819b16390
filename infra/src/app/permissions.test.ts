import { functions, type FunctionName } from '@incasso/lambdas/functions';
import { Match } from 'aws-cdk-lib/assertions';
import { readFileSync } from 'node:fs';
import { synthesizeStage } from './testing/synthesizeStage';
import { statementsOf, actionsOf } from './testing/rolePolicies';

const { backend, deployRole, globalMonitoring, monitoring, stacks, storage } = synthesizeStage('prod', {
  sesSandbox: false,
});

test('no right is in a policy outside its role, where CloudFormation detects no drift', () => {
  const templates = stacks.synth().stacks.map(({ template }): unknown => template);

  expect(templates).toHaveLength(7);
  for (const template of templates) expect(JSON.stringify(template)).not.toMatch(/"AWS::IAM::(Managed)?Policy"/);
});

describe('the role of a function', () => {
  const names = Object.keys(functions).filter((name): name is FunctionName => name in functions);
  const always = ['logs:CreateLogStream', 'logs:PutLogEvents', 'secretsmanager:GetSecretValue'];
  /** https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html */
  const receiving = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

  const roleOf = (name: FunctionName) => `${name.replaceAll('-', '')}Role`;
  const statementsWith = (action: string, name: FunctionName = 'notify-staff', template = backend) =>
    statementsOf(roleOf(name), template).filter(({ Action }) => Action.includes(action));
  const rightOn = (action: string, prefix = '') => `${action} ${prefix}`.trim();

  /** Each action with the prefix it is allowed on, sorted. Actions that are not about objects have no prefix. */
  const rightsOf = (name: FunctionName) =>
    statementsOf(roleOf(name), backend)
      .flatMap(({ Action, Resource }) => {
        const prefixes = JSON.stringify(Resource).match(/(?<="\/)[\w-]*\/?(?=\*")/g) ?? [''];
        return Action.flatMap((action) => prefixes.map((prefix) => rightOn(action, prefix)));
      })
      .sort();

  test.each(names)('%s allows exactly its actions on its prefixes, plus logging and its keys', (name) => {
    const ofItsRow = functions[name].access.flatMap((entry) =>
      entry.actions.map((action) => rightOn(action, 'prefix' in entry ? entry.prefix : '')),
    );
    const received = name === 'notify-staff' ? receiving : [];
    const onObjects = statementsOf(roleOf(name), backend).filter(({ Action }) =>
      Action.some((each) => each.startsWith('s3:')),
    );

    expect(rightsOf(name)).toEqual([...ofItsRow, ...[...always, ...received].map((each) => rightOn(each))].sort());
    for (const resource of onObjects.flatMap(({ Resource }) => Resource))
      expect(JSON.stringify(resource)).toMatch(/:ExportsOutputFnGetAttDocuments[0-9A-F]{8}Arn/);
    backend.hasResourceProperties('AWS::Lambda::Function', {
      Description: functions[name].purpose,
      Role: { 'Fn::GetAtt': [Match.stringLikeRegexp(`^${roleOf(name)}`), 'Arn'] },
    });
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
    const secretsOf = (name: FunctionName): string[] =>
      JSON.stringify(statementsWith('secretsmanager:GetSecretValue', name)).match(
        /(?<=:secret:incasso\/prod\/)[^"]+/g,
      ) ?? [];

    expect(names.filter((name) => secretsOf(name).includes(`${key}-??????`)).sort()).toEqual(readers);
    expect(names.flatMap(secretsOf).filter((secret) => !secret.endsWith('-??????'))).toEqual([]);
  });

  test.each([
    ['its one identity, the address', 'dev', { sesSandbox: false }],
    ['its one identity, the domain', 'prod', { sesSandbox: false }],
    ['its one identity, with DNS elsewhere', 'prod', { sesSandbox: false, senderDomain: {} }],
    // Sending there needs rights on the recipients’ identities too.
    ['all identities in SES’s sandbox', 'dev', {}],
  ])('sends with %s, and from the sender’s address alone', (_, name, changes) => {
    const { backend: template, stage } = synthesizeStage(name, changes);
    const [identity = ''] = Object.keys(template.findResources('AWS::SES::EmailIdentity'));
    const sending = statementsWith('ses:SendRawEmail', 'notify-staff', template);
    const identities = JSON.stringify(sending.map(({ Resource }) => Resource)).match(/:identity\/(\*|",\{"Ref":"\w+)/g);

    expect(sending.map(({ Condition }) => Condition)).toEqual([
      { StringEquals: { 'ses:FromAddress': stage.senderAddress } },
    ]);
    expect(identities).toEqual([stage.sesSandbox === false ? `:identity/",{"Ref":"${identity}` : ':identity/*']);
  });

  test('sends messages to the notify queue alone', () => {
    expect(statementsWith('sqs:SendMessage').map(({ Resource }) => Resource)).toEqual([
      { 'Fn::GetAtt': [expect.stringMatching(/^NotifyQueue[0-9A-F]+$/), 'Arn'] },
    ]);
  });
});

describe('the roles of operators', () => {
  /** Commands whose name differs from the IAM action they need. */
  const rightOf: Readonly<Record<string, string>> = {
    's3api list-objects-v2': 's3:ListBucket',
    'logs tail': 'logs:FilterLogEvents',
  };
  const ofSubmissions = ['DeleteObject', 'GetObject', 'GetObjectTagging', 'ListBucket', 'PutObject'];
  /** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_StartMessageMoveTask.html */
  const ofMoving = ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage', 'SendMessage'];

  test('OperatorRole may do what the handbook says for an alarm, and no more', () => {
    const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    const [, rest = ''] = read('docs/operations.md').split('\n## When an alarm goes off\n');
    const [section = ''] = rest.split('\n## ');
    const functionsOfShell = [...read('infra/operate/names.sh').matchAll(/^(\w+)\(\) \{\n([^]*?)^\}/gm)]
      .filter(([, name = '']) => section.includes(`\`${name}\``))
      .map(([, , body = '']) => body);
    const mailed = JSON.stringify([monitoring.toJSON(), globalMonitoring.toJSON()]);
    const texts = [section, mailed, ...functionsOfShell].join('\n');
    const needed = [...texts.matchAll(/\baws ([a-z0-9]+ [a-z0-9-]+)/g)].map(([, command = '']) => {
      const [service = '', verb = ''] = command.split(' ');
      const action = verb.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
      return rightOf[command] ?? `${service.replace('sesv2', 'ses')}:${action}`;
    });
    const rights = [...needed, ...ofSubmissions.map((name) => `s3:${name}`), ...ofMoving.map((name) => `sqs:${name}`)];

    expect(functionsOfShell).toHaveLength(5);
    expect([...new Set(actionsOf('OperatorRole', backend))]).toEqual([...new Set(rights)].sort());
  });

  test('OperatorRole cannot delete versions, EraserRole cannot read documents, and PersonalDataRole only reads', () => {
    expect(actionsOf('OperatorRole', backend).filter((action) => /Version$|Policy|Lifecycle/.test(action))).toEqual([]);
    expect(actionsOf('EraserRole', storage)).toEqual([
      's3:DeleteObjectVersion',
      's3:GetObjectVersion',
      's3:ListBucketVersions',
      's3:PutObject',
    ]);
    expect(actionsOf('PersonalDataRole', storage)).toEqual(['s3:GetObject', 's3:ListBucket']);
  });
});

test('GitHub’s role for a deploy may only assume three of the CDK’s roles, that for a diff only read templates', () => {
  const roles = ['deploy', 'file-publishing', 'lookup'].map(
    (name) => `arn:aws:iam::111111111111:role/cdk-*-${name}-role-111111111111-*`,
  );

  expect(statementsOf('DeployRole', deployRole)).toEqual([
    {
      Effect: 'Allow',
      Action: ['sts:AssumeRole'],
      Resource: roles,
      Condition: { StringLike: { 'iam:ResourceTag/aws-cdk:bootstrap-role': '*' } },
    },
  ]);
  expect(statementsOf('DiffRole', deployRole)).toEqual([
    {
      Effect: 'Allow',
      Action: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
      Resource: 'arn:aws:cloudformation:*:111111111111:stack/incasso-prod-*',
    },
  ]);
});

test.each(['prod', 'prod-diff'])('a role of GitHub is for jobs of the environment %s alone', (environment) => {
  deployRole?.hasResourceProperties('AWS::IAM::Role', {
    AssumeRolePolicyDocument: {
      Statement: [
        Match.objectLike({
          Action: 'sts:AssumeRoleWithWebIdentity',
          Condition: {
            StringEquals: {
              'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
              'token.actions.githubusercontent.com:sub': `repo:solvenda-voorbeeld/incasso:environment:${environment}`,
            },
          },
        }),
      ],
    },
    ManagedPolicyArns: Match.absent(),
  });
});
