import * as v from 'valibot';
import type { Stage } from '../../stages/stageSchema';
import { stackPrefix } from '../../stages/stageStacks';
import type { Aws } from './cli';

const stacksSchema = v.object({
  Stacks: v.tuple([
    v.object({ Outputs: v.optional(v.array(v.object({ OutputKey: v.string(), OutputValue: v.string() })), []) }),
  ]),
});

/** An output of a stack in the stage's own region. Rejects if the stack or the output is not there. */
export async function stackOutput({ name }: Stage, part: string, key: string, aws: Aws): Promise<string> {
  const stack = `${stackPrefix(name)}-${part}`;
  const answer = await aws('cloudformation describe-stacks', { 'stack-name': stack });
  const [{ Outputs }] = v.parse(stacksSchema, answer).Stacks;
  const output = Outputs.find(({ OutputKey }) => OutputKey === key);
  if (output === undefined) throw new Error(`The stack ${stack} has no output ${key}.`);
  return output.OutputValue;
}
