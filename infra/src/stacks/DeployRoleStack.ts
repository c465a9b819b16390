import { CfnOutput, Duration, Stack, Validations, type StackProps } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyDocument, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/Stage';

export type DeployRoleStackProps = StackProps & {
  readonly stageName: string;
  readonly github: NonNullable<Stage['github']>;
};

const githubIssuer = 'token.actions.githubusercontent.com';

/**
 * The CDK roles that a deploy assumes. It needs neither the role that publishes container images nor CloudFormation's
 * own, which has every right.
 */
const cdkRoles = ['deploy', 'file-publishing', 'lookup'];

/**
 * The role with which GitHub Actions deploys a stage, without stored keys. Only jobs of the repository's environment of
 * that name may assume it, and it may only assume the CDK's deployment roles. Any branch can request an environment, so
 * the environment itself must be restricted to main: `environment` of `names.sh` does it.
 */
export class DeployRoleStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, github, ...props }: DeployRoleStackProps) {
    super(scope, id, props);
    const providerArn =
      github.providerArn ??
      new OidcProviderNative(this, 'GitHub', { url: `https://${githubIssuer}`, clientIds: ['sts.amazonaws.com'] })
        .oidcProviderArn;

    const assumes = new PolicyStatement({
      actions: ['sts:AssumeRole'],
      resources: cdkRoles.map(
        (name) => `arn:${this.partition}:iam::${this.account}:role/cdk-*-${name}-role-${this.account}-*`,
      ),
      conditions: { StringLike: { 'iam:ResourceTag/aws-cdk:bootstrap-role': '*' } },
    });
    const role = new Role(this, 'Role', {
      inlinePolicies: { deploy: new PolicyDocument({ statements: [assumes] }) },
      description: `Deploys ${stageName} from GitHub Actions`,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new WebIdentityPrincipal(providerArn, {
        StringEquals: {
          [`${githubIssuer}:aud`]: 'sts.amazonaws.com',
          [`${githubIssuer}:sub`]: `repo:${github.repository}:environment:${stageName}`,
        },
      }),
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5',
      reason: 'The bootstrap chooses the qualifier in the names of the CDK’s roles; a condition asks for their tag.',
    });
    new CfnOutput(this, 'DeployRoleArn', {
      description: 'For the variable AWS_DEPLOY_ROLE of the environment on GitHub',
      value: role.roleArn,
    });
  }
}
