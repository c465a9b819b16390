import { execFile } from 'node:child_process';

/**
 * One call of the AWS CLI, such as `aws('sns list-subscriptions')`. Each of `options` becomes `--name` and its value or
 * values. Gives the answer, `undefined` where there is none. Rejects with what the CLI says.
 */
export type Aws = (command: string, options?: Readonly<Record<string, string | readonly string[]>>) => Promise<unknown>;

/** The AWS CLI with the operator's own credentials. `region` is the one of calls that name none. */
export function awsCli(region: string): Aws {
  return (command, options = {}) => {
    const named = Object.entries({ region, output: 'json', ...options });
    return answerOf('aws', [
      ...command.split(' '),
      ...named.flatMap(([name, value]) => [`--${name}`, ...[value].flat()]),
    ]);
  };
}

/** A GET of GitHub's API, by its command line: `repos/owner/repository`. */
export type GitHub = (path: string) => Promise<unknown>;

export const githubCli: GitHub = (path) => answerOf('gh', ['api', path]);

function answerOf(program: string, args: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { env: process.env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout.trim() === '' ? undefined : JSON.parse(stdout));
      else if (error.code === 'ENOENT')
        reject(new Error(`${program} is not installed: docs/operations.md, "Before you begin".`));
      else reject(new Error(stderr.trim() || `${program} ${args.join(' ')}: ${error.message}`));
    });
  });
}
