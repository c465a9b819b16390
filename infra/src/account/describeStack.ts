import * as v from 'valibot';
import type { StageStack } from '../stages/stageStacks';
import type { Aws } from './cli';

const stacksSchema = v.object({
  Stacks: v.tuple([
    v.object({
      StackStatus: v.string(),
      EnableTerminationProtection: v.optional(v.boolean(), false),
      Outputs: v.optional(v.array(v.object({ OutputKey: v.string(), OutputValue: v.string() })), []),
    }),
  ]),
});

export async function describeStack({ name, region }: StageStack, aws: Aws) {
  try {
    const answer = await aws('cloudformation describe-stacks', { region, 'stack-name': name });
    const [stack] = v.parse(stacksSchema, answer).Stacks;
    const output = (key: string) => stack.Outputs.find(({ OutputKey }) => OutputKey === key)?.OutputValue;
    return { status: stack.StackStatus, isProtected: stack.EnableTerminationProtection, output };
  } catch (error) {
    // https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStacks.html
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}

const eventsSchema = v.object({
  StackEvents: v.array(
    v.object({
      LogicalResourceId: v.string(),
      ResourceStatus: v.optional(v.string(), ''),
      ResourceStatusReason: v.optional(v.string(), ''),
    }),
  ),
});

/** Why the last change of a stack failed: the failed resources with CloudFormation's reasons. Newest first. */
export async function stackFailures({ name, region }: StageStack, aws: Aws): Promise<string[]> {
  // One page, the last hundred events, is enough.
  const options = { region, 'stack-name': name, 'max-items': '100' };
  const { StackEvents } = v.parse(eventsSchema, await aws('cloudformation describe-stack-events', options));
  return StackEvents.filter(
    ({ ResourceStatus, ResourceStatusReason: reason }) =>
      ResourceStatus.endsWith('_FAILED') && reason !== '' && !reason.includes('cancelled'),
  ).map(({ LogicalResourceId, ResourceStatusReason }) => `${LogicalResourceId}: ${ResourceStatusReason}`);
}
