import { CfnParameter, CfnResource, Validations, type Stack } from 'aws-cdk-lib';

/**
 * Resource types whose manual changes CloudFormation does not detect, and the property that forces a rewrite.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/resource-import-supported-resources.html
 */
const changedProperty: Readonly<Record<string, string>> = {
  'AWS::IAM::Policy': 'PolicyDocument.Statement.0.Sid',
  'AWS::S3::BucketPolicy': 'PolicyDocument.Id',
  'AWS::SNS::TopicPolicy': 'PolicyDocument.Id',
  'AWS::SQS::QueuePolicy': 'PolicyDocument.Id',
  'Custom::SiteFiles': 'Rewritten',
};

/**
 * Adds the parameter `Rewritten`. A new value makes CloudFormation rewrite the stack's policies and the site's files
 * without changing the release. `npm run restore` sets it in every stack.
 */
export function rewriteOnDemand(stack: Stack): void {
  const resources = stack.node
    .findAll()
    .filter((child) => CfnResource.isCfnResource(child))
    .filter(({ cfnResourceType }) => changedProperty[cfnResourceType] !== undefined);
  const { logicalId } = new CfnParameter(stack, 'Rewritten', {
    type: 'Number',
    default: 0,
    description: 'Another number writes policies and the files of the site again',
  });
  if (resources.length === 0)
    Validations.of(stack).acknowledge({
      id: 'CloudFormation-Validate::W2001',
      reason:
        '`npm run restore` sets the parameter in every stack; CloudFormation refuses one that a stack does not have.',
    });
  for (const resource of resources) {
    const value = { 'Fn::Join': ['', ['Rewritten', { Ref: logicalId }]] };
    resource.addPropertyOverride(changedProperty[resource.cfnResourceType] ?? '', value);
  }
}
