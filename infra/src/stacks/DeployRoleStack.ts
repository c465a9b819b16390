import { CfnOutput, Duration, Stack, Validations, type StackProps } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyDocument, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/Stage';
import { stackPrefix } from '../stages/stageNames';

export type DeployRoleStackProps = StackProps & {
  readonly stageName: string;
  readonly github: NonNullable<Stage['github']>;
};

const githubIssuer = 'token.actions.githubusercontent.com';

/** The CDK's roles that a deploy assumes. */
const cdkRoles = ['deploy', 'file-publishing', 'lookup'];

/**
 * The roles of GitHub Actions for a stage, without stored keys: one deploys, the other shows before the approval what
 * would change. Only jobs of the repository's environment of that name may assume a role. Any branch can request an
 * environment, so `environment` of `names.sh` restricts both to main. Deploying gives every right in the account: the
 * CDK's deploy role passes on CloudFormation's role.
 */
export class DeployRoleStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, github, ...props }: DeployRoleStackProps) {
    super(scope, id, props);
    const providerArn =
      github.providerArn ??
      new OidcProviderNative(this, 'GitHub', { url: `https://${githubIssuer}`, clientIds: ['sts.amazonaws.com'] })
        .oidcProviderArn;
    const makeRole = (id: string, environment: string, right: PolicyStatement) => {
      const role = new Role(this, `${id}Role`, {
        inlinePolicies: { rights: new PolicyDocument({ statements: [right] }) },
        description: `For jobs of the environment ${environment} on GitHub`,
        maxSessionDuration: Duration.hours(1),
        assumedBy: new WebIdentityPrincipal(providerArn, {
          StringEquals: {
            [`${githubIssuer}:aud`]: 'sts.amazonaws.com',
            [`${githubIssuer}:sub`]: `repo:${github.repository}:environment:${environment}`,
          },
        }),
      });
      Validations.of(role).acknowledge({
        id: 'AwsSolutions-IAM5',
        reason: 'The bootstrap chooses names of the CDK’s roles, which have a tag. Names of stacks end in a random id.',
      });
      new CfnOutput(this, `${id}RoleArn`, { value: role.roleArn });
    };
    const assumes = new PolicyStatement({
      actions: ['sts:AssumeRole'],
      resources: cdkRoles.map(
        (name) => `arn:${this.partition}:iam::${this.account}:role/cdk-*-${name}-role-${this.account}-*`,
      ),
      conditions: { StringLike: { 'iam:ResourceTag/aws-cdk:bootstrap-role': '*' } },
    });
    // Not the CDK's lookup role, which reads every bucket too.
    const readsTemplates = new PolicyStatement({
      actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
      resources: [`arn:${this.partition}:cloudformation:*:${this.account}:stack/${stackPrefix(stageName)}-*`],
    });
    makeRole('Deploy', stageName, assumes);
    makeRole('Diff', `${stageName}-diff`, readsTemplates);
  }
}
