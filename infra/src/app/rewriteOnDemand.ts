import { CfnParameter, CfnResource, Stack, Validations, type Stage } from 'aws-cdk-lib';

/**
 * Resource types whose manual changes CloudFormation does not detect, and the property that forces a rewrite.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/resource-import-supported-resources.html
 */
const changedProperty: Readonly<Record<string, string>> = {
  'AWS::S3::BucketPolicy': 'PolicyDocument.Id',
  'AWS::SNS::TopicPolicy': 'PolicyDocument.Id',
  'AWS::SQS::QueuePolicy': 'PolicyDocument.Id',
  'Custom::SiteFiles': 'Rewritten',
};

/**
 * Adds the parameter `Rewritten` to every stack. A new value makes CloudFormation rewrite the policies and the site's
 * files without changing the release. `npm run restore` sets it in each stack, and CloudFormation refuses a parameter
 * that a stack does not have.
 */
export function rewriteOnDemand(stage: Stage): void {
  for (const stack of stage.node.children.filter((child) => Stack.isStack(child))) {
    const { logicalId } = new CfnParameter(stack, 'Rewritten', {
      type: 'Number',
      default: 0,
      description: 'Another number writes policies and the files of the site again',
    });
    const resources = stack.node
      .findAll()
      .filter((child) => CfnResource.isCfnResource(child))
      .filter(({ cfnResourceType }) => changedProperty[cfnResourceType] !== undefined);
    for (const resource of resources) {
      const value = { 'Fn::Join': ['', ['Rewritten', { Ref: logicalId }]] };
      resource.addPropertyOverride(changedProperty[resource.cfnResourceType] ?? '', value);
    }
    if (resources.length === 0)
      Validations.of(stack).acknowledge({
        id: 'CloudFormation-Validate::W2001',
        reason: 'The parameter is for others.',
      });
  }
}
