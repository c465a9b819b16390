import { hostingRegion } from '@incasso/contract/processors';
import { execFile } from 'node:child_process';
import * as v from 'valibot';
import type { Stage } from '../src/stages/Stage';
import { stackPrefix } from '../src/stages/stageNames';

/**
 * One AWS CLI call, such as `aws('sns list-subscriptions')`. Each of `options` becomes `--name` with its value or
 * values. Returns the parsed answer, or `undefined` without output. Rejects with the CLI's message.
 */
export type Aws = (command: string, options?: Readonly<Record<string, string | readonly string[]>>) => Promise<unknown>;

/** The AWS CLI with the operator's own credentials, in the region of the stages. */
export const awsCli: Aws = (command, options = {}) => {
  const named = Object.entries({ region: hostingRegion.name, output: 'json', ...options });
  const args = [...command.split(' '), ...named.flatMap(([name, value]) => [`--${name}`, ...[value].flat()])];
  return new Promise((resolve, reject) => {
    execFile('aws', args, { env: process.env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout.trim() === '' ? undefined : JSON.parse(stdout));
      else if (error.code === 'ENOENT')
        reject(new Error('aws is not installed: docs/first-deploy.md, "Before you begin".'));
      else reject(new Error(stderr.trim() || `aws ${args.join(' ')}: ${error.message}`));
    });
  });
};

const stacksSchema = v.object({
  Stacks: v.tuple([
    v.object({ Outputs: v.optional(v.array(v.object({ OutputKey: v.string(), OutputValue: v.string() })), []) }),
  ]),
});

/** An output of a stack in the stage's own region. Rejects if the stack or the output is not there. */
export async function stackOutput({ name }: Stage, part: string, key: string, aws: Aws): Promise<string> {
  const stack = `${stackPrefix(name)}-${part}`;
  const answer = await aws('cloudformation describe-stacks', { 'stack-name': stack });
  const output = v.parse(stacksSchema, answer).Stacks[0].Outputs.find(({ OutputKey }) => OutputKey === key);
  if (output === undefined) throw new Error(`The stack ${stack} has no output ${key}.`);
  return output.OutputValue;
}
