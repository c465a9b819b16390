import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { deployRole } = synthesizeStage('prod');

test.each(['solvenda-voorbeeld/incasso', 'solvenda-voorbeeld@123456/incasso@456789'])(
  'only jobs of the environment prod of %s may assume the role',
  (repository) => {
    synthesizeStage('prod', { github: { repository } }).deployRole?.hasResourceProperties('AWS::IAM::Role', {
      AssumeRolePolicyDocument: {
        Statement: [
          Match.objectLike({
            Action: 'sts:AssumeRoleWithWebIdentity',
            Condition: {
              StringEquals: {
                'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
                'token.actions.githubusercontent.com:sub': `repo:${repository}:environment:prod`,
              },
            },
          }),
        ],
      },
      ManagedPolicyArns: Match.absent(),
    });
  },
);

test('the role may only assume three of the CDK’s roles, by their tag', () => {
  const roles = ['deploy', 'file-publishing', 'lookup'].map(
    (name) => `arn:aws:iam::111111111111:role/cdk-*-${name}-role-111111111111-*`,
  );

  deployRole?.resourceCountIs('AWS::IAM::Policy', 0);
  deployRole?.hasResourceProperties('AWS::IAM::Role', {
    Policies: [
      Match.objectLike({
        PolicyDocument: Match.objectLike({
          Statement: [
            {
              Effect: 'Allow',
              Action: 'sts:AssumeRole',
              Resource: roles,
              Condition: { StringLike: { 'iam:ResourceTag/aws-cdk:bootstrap-role': '*' } },
            },
          ],
        }),
      }),
    ],
  });
});
