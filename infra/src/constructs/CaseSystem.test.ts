import { Match } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import { synthesizeTemplates } from '../app/synthesizeTemplates';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { AccountRights } from '../rights/AccountRights';
import { judgeAccess } from '../rights/judgeAccess';
import { policySchema } from '../rights/policySchema';
import { localStage } from '../stages/localStage';
import { stages } from '../stages/stages';
import { DeployedStacks } from '../templates/DeployedStacks';

const { caseSystem } = localStage;
if (caseSystem === undefined) throw new Error('the local stage has no case system');

test.each(stages.map(({ name }) => name))('a stage without a case system has nothing of one: %s', (name) => {
  const { backend, monitoring } = synthesizeStage(name);

  const all = JSON.stringify([backend.toJSON(), monitoring.toJSON()]);
  const traces =
    /CaseSystem|ApiDestination|Events::(Connection|EventBus)|CASE_EVENT_BUS|events:(Put|Invoke)|caseEvents|cases?-(events|undelivered)/g;
  expect([...all.matchAll(traces)].map(([trace]) => trace)).toEqual([]);
});

describe('a stage with a case system', () => {
  const { backend } = synthesizeStage('prod', { caseSystem });

  test('has a bus for cases alone, whose name is told to the functions that need it', () => {
    backend.hasResourceProperties('AWS::Events::EventBus', { Name: 'incasso-prod-cases', Policy: Match.absent() });
    const withBus = Object.values(
      backend.findResources('AWS::Lambda::Function', {
        Properties: { Environment: { Variables: { CASE_EVENT_BUS: Match.anyValue() } } },
      }),
    );
    expect(withBus.map(({ Properties }: { Properties?: { Description?: string } }) => Properties?.Description)).toEqual(
      expect.arrayContaining([
        'Receives an intake request with its documents.',
        'Receives what a client adds to a case, with its documents.',
        expect.stringMatching(/^Sends the mails and the event/),
      ]),
    );
    expect(withBus).toHaveLength(3);
  });

  test('posts to its address, with a key that the templates do not hold', () => {
    backend.hasResourceProperties('AWS::Events::ApiDestination', {
      InvocationEndpoint: caseSystem.endpoint,
      HttpMethod: 'POST',
    });
    backend.hasResourceProperties('AWS::Events::Connection', {
      AuthorizationType: 'API_KEY',
      AuthParameters: {
        ApiKeyAuthParameters: {
          ApiKeyName: 'x-api-key',
          ApiKeyValue: '{{resolve:secretsmanager:incasso/local/case-system:SecretString:::}}',
        },
      },
    });
  });

  test('has EventBridge repeat a call for a day, and keep for two weeks what is not taken', () => {
    backend.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: { source: ['incasso'], 'detail-type': ['Case received'] },
      Targets: [
        Match.objectLike({
          InputPath: '$.detail',
          RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
          DeadLetterConfig: { Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^CaseSystemUndelivered'), 'Arn'] } },
        }),
      ],
    });
    backend.hasResourceProperties('AWS::SQS::Queue', {
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
      SqsManagedSseEnabled: true,
    });
  });
});

describe('judged by its policies', () => {
  const { account, region } = localStage;
  const stacks = new DeployedStacks(synthesizeTemplates(localStage), { account, region });
  const rights = new AccountRights(stacks);
  const role = stacks.find('AWS::IAM::Role', 'CaseSystem/Role');
  const rule = stacks.find('AWS::Events::Rule', 'CaseSystem/Received');
  const destination = stacks.find('AWS::Events::ApiDestination', 'CaseSystem/Destination/ApiDestination');
  const queue = stacks.find('AWS::SQS::Queue', 'CaseSystem/Undelivered');

  const mayTake = (sourceArn: string, name = 'events.amazonaws.com') => {
    const values: Record<string, string> = {
      'aws:sourcearn': sourceArn,
      'aws:sourceaccount': sourceArn.split(':')[4] ?? '',
    };
    const context = (key: string) => [values[key] ?? ''];
    return judgeAccess({ kind: 'service', name }, { action: 'sts:AssumeRole', resource: role.arn, context }, [
      rights.trustOf(role),
    ]).isAllowed;
  };

  test('its role is taken by rules of its bus alone', () => {
    expect(mayTake(rule.arn)).toBe(true);
    expect(mayTake(rule.arn.replace('incasso-local-cases', 'default'))).toBe(false);
    expect(mayTake(rule.arn.replace(account, '222222222222'))).toBe(false);
    expect(mayTake(rule.arn, 'scheduler.amazonaws.com')).toBe(false);
  });

  test('its role calls its address, and does nothing else', () => {
    const may = (action: string, resource: string) =>
      rights.judge(rights.identity(role), { action, resource, context: () => undefined }).isAllowed;

    expect(may('events:InvokeApiDestination', destination.arn)).toBe(true);
    expect(may('events:InvokeApiDestination', destination.arn.replace(/[^/]+$/, 'other'))).toBe(false);
    expect(rights.policiesOf(role).flatMap(({ Statement }) => Statement.flatMap(({ Action }) => Action))).toEqual([
      'events:InvokeApiDestination',
    ]);
  });

  test('nobody reaches the queue of what was not taken without TLS', () => {
    const everything = v.parse(policySchema, {
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Action: '*', Resource: '*' }],
    });
    const administrator = {
      kind: 'identity',
      arn: `arn:aws:iam::${account}:user/administrator`,
      policies: [everything],
    } as const;
    const mayRead = (isSecure: 'true' | 'false') =>
      rights.judge(administrator, {
        action: 'sqs:ReceiveMessage',
        resource: queue.arn,
        context: () => [isSecure],
      }).isAllowed;

    expect(mayRead('true')).toBe(true);
    expect(mayRead('false')).toBe(false);
  });
});
