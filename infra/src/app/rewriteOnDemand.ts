import { CfnParameter, CfnResource, type Stack } from 'aws-cdk-lib';

/**
 * Where CloudFormation cannot see that somebody changed a resource by hand, and what this changes in it instead.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/resource-import-supported-resources.html
 */
const changedProperty: Readonly<Record<string, string>> = {
  'AWS::IAM::Policy': 'PolicyDocument.Statement.0.Sid',
  'AWS::S3::BucketPolicy': 'PolicyDocument.Id',
  'AWS::SNS::TopicPolicy': 'PolicyDocument.Id',
  'AWS::SQS::QueuePolicy': 'PolicyDocument.Id',
  'Custom::CDKBucketDeployment': 'Rewritten',
};

/**
 * Gives a stack that has any of them the parameter `Rewritten`: with another number, CloudFormation writes its policies
 * and the files of the site again, on the very release that runs. `npm run deploy -- STAGE running --restore` sets it.
 */
export function rewriteOnDemand(stack: Stack): void {
  const resources = stack.node
    .findAll()
    .filter((child) => CfnResource.isCfnResource(child))
    .filter(({ cfnResourceType }) => changedProperty[cfnResourceType] !== undefined);
  if (resources.length === 0) return;
  const { logicalId } = new CfnParameter(stack, 'Rewritten', {
    type: 'Number',
    default: 0,
    description: 'Another number writes policies and the files of the site again',
  });
  for (const resource of resources) {
    const value = { 'Fn::Join': ['', ['Rewritten', { Ref: logicalId }]] };
    resource.addPropertyOverride(changedProperty[resource.cfnResourceType] ?? '', value);
  }
}
