import { DefaultStackSynthesizer } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeTemplates } from '../app/synthesizeTemplates';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { AccountRights } from '../rights/AccountRights';
import { judgeAccess } from '../rights/judgeAccess';
import { findStage } from '../stages/findStage';
import { stages } from '../stages/stages';
import { DeployedStacks } from '../templates/DeployedStacks';

const { deployRole } = synthesizeStage('prod');

test('is taken by the repository’s environment of the stage alone', () => {
  deployRole?.hasResourceProperties('AWS::IAM::Role', {
    AssumeRolePolicyDocument: {
      Statement: [
        Match.objectLike({
          Action: 'sts:AssumeRoleWithWebIdentity',
          Condition: {
            StringEquals: {
              'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
              'token.actions.githubusercontent.com:sub': 'repo:solvenda-voorbeeld/incasso:environment:prod',
            },
          },
        }),
      ],
    },
  });
});

describe('judged by its policies', () => {
  const stage = findStage(stages, 'prod');
  const account = stage.account ?? '';
  const stacks = new DeployedStacks(synthesizeTemplates(stage), { account, region: stage.region });
  const rights = new AccountRights(stacks);
  const role = stacks.find('AWS::IAM::Role', 'Role');

  /** An ARN of the CDK's own, in the bootstrapped account. */
  const inAccount = (arn: string, region = stage.region) =>
    arn
      .replace('${AWS::Partition}', 'aws')
      .replaceAll('${AWS::AccountId}', account)
      .replace('${AWS::Region}', region)
      .replace('${Qualifier}', DefaultStackSynthesizer.DEFAULT_QUALIFIER);

  function mayAssume(resource: string, tag: string | undefined) {
    const context = () => (tag === undefined ? undefined : [tag]);
    return rights.judge(rights.identity(role), { action: 'sts:AssumeRole', resource, context }).isAllowed;
  }

  // Their tags are those of `aws-cdk/lib/api/bootstrap/bootstrap-template.yaml`.
  test.each([
    [DefaultStackSynthesizer.DEFAULT_DEPLOY_ROLE_ARN, 'deploy', true],
    [DefaultStackSynthesizer.DEFAULT_FILE_ASSET_PUBLISHING_ROLE_ARN, 'file-publishing', true],
    [DefaultStackSynthesizer.DEFAULT_LOOKUP_ROLE_ARN, 'lookup', true],
    [DefaultStackSynthesizer.DEFAULT_IMAGE_ASSET_PUBLISHING_ROLE_ARN, 'image-publishing', false],
    [DefaultStackSynthesizer.DEFAULT_CLOUDFORMATION_ROLE_ARN, undefined, false],
    ['arn:aws:iam::${AWS::AccountId}:role/administrator', 'deploy', false],
  ])('may become %s, tagged %s: %s', (arn, tag, isAllowed) => {
    expect(mayAssume(inAccount(arn), tag)).toBe(isAllowed);
    expect(mayAssume(inAccount(arn, 'us-east-1'), tag)).toBe(isAllowed);
    expect(mayAssume(inAccount(arn), undefined)).toBe(false);
  });

  test.each(['s3:GetObject', 'cloudformation:CreateStack', 'iam:PassRole', 'secretsmanager:GetSecretValue'])(
    'may not %s itself',
    (action) => {
      const context = () => undefined;
      expect(rights.judge(rights.identity(role), { action, resource: '*', context }).reason).toBe('implicit deny');
    },
  );

  test.each([
    ['repo:solvenda-voorbeeld/incasso:environment:prod', true],
    ['repo:solvenda-voorbeeld/incasso:environment:dev', false],
    ['repo:solvenda-voorbeeld/incasso:ref:refs/heads/main', false],
    ['repo:somebody/incasso:environment:prod', false],
  ])('is taken by the token of %s: %s', (subject, isTaken) => {
    const values: Record<string, string> = {
      'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
      'token.actions.githubusercontent.com:sub': subject,
    };
    const provider = stacks.resources('AWS::IAM::OIDCProvider')[0]?.arn ?? '';
    const request = {
      action: 'sts:AssumeRoleWithWebIdentity',
      resource: role.arn,
      context: (key: string) => (values[key] === undefined ? undefined : [values[key]]),
    };

    expect(judgeAccess({ kind: 'federated', provider }, request, [rights.trustOf(role)]).isAllowed).toBe(isTaken);
  });
});

test('uses the identity provider that another stage made', () => {
  const { deployRole: second } = synthesizeStage('dev', {
    github: { repository: 'solvenda-voorbeeld/incasso', providerArn: 'arn:aws:iam::111111111111:oidc-provider/sample' },
  });

  second?.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  second?.resourceCountIs('AWS::IAM::Role', 1);
});

test('is left out where the stage is deployed by hand', () => {
  expect(synthesizeStage('dev').deployRole).toBeUndefined();
});
