import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';

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

test('may become the CDK’s deployment roles, and nothing else', () => {
  deployRole?.hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: {
      Statement: [
        Match.objectLike({
          Action: 'sts:AssumeRole',
          Condition: { StringLike: { 'iam:ResourceTag/aws-cdk:bootstrap-role': '*' } },
        }),
      ],
    },
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
