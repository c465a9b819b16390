import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { deployRole } = synthesizeStage('prod');

test('only jobs of the repository’s environment prod may assume the role', () => {
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
    ManagedPolicyArns: Match.absent(),
    Policies: Match.absent(),
  });
});

test('of a repository whose tokens name ids, the subject has them', () => {
  const { deployRole: later } = synthesizeStage('prod', {
    github: { repository: 'solvenda-voorbeeld@123456/incasso@456789' },
  });

  later?.hasResourceProperties('AWS::IAM::Role', {
    AssumeRolePolicyDocument: {
      Statement: [
        Match.objectLike({
          Condition: {
            StringEquals: Match.objectLike({
              'token.actions.githubusercontent.com:sub':
                'repo:solvenda-voorbeeld@123456/incasso@456789:environment:prod',
            }),
          },
        }),
      ],
    },
  });
});

test('the role may assume three of the CDK’s roles, by their tag, and has no other right', () => {
  const roles = ['deploy', 'file-publishing', 'lookup'].map(
    (name) => `arn:aws:iam::111111111111:role/cdk-*-${name}-role-111111111111-*`,
  );

  deployRole?.resourceCountIs('AWS::IAM::Policy', 1);
  deployRole?.hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Allow',
          Action: 'sts:AssumeRole',
          Resource: roles,
          Condition: { StringLike: { 'iam:ResourceTag/aws-cdk:bootstrap-role': '*' } },
        },
      ],
    },
  });
});

test('a stage uses the identity provider that another stage made', () => {
  const { deployRole: second } = synthesizeStage('dev', {
    github: { repository: 'solvenda-voorbeeld/incasso', providerArn: 'arn:aws:iam::111111111111:oidc-provider/sample' },
  });

  second?.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  second?.resourceCountIs('AWS::IAM::Role', 1);
});

test('a stage that is deployed by hand has no role', () => {
  expect(synthesizeStage('dev').deployRole).toBeUndefined();
});
