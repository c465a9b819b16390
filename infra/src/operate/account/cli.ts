import { execFile } from 'node:child_process';

/**
 * One AWS CLI call, such as `aws('sns list-subscriptions')`. Each of `options` becomes `--name` with its value or
 * values. Returns the parsed answer, or `undefined` without output. Rejects with the CLI's message.
 */
export type Aws = (command: string, options?: Readonly<Record<string, string | readonly string[]>>) => Promise<unknown>;

/** The AWS CLI with the operator's own credentials. `region` is the default region. */
export function awsCli(region: string): Aws {
  return (command, options = {}) => {
    const named = Object.entries({ region, output: 'json', ...options });
    return answerOf('aws', [
      ...command.split(' '),
      ...named.flatMap(([name, value]) => [`--${name}`, ...[value].flat()]),
    ]);
  };
}

/** A GET request to GitHub's API through the `gh` CLI: `repos/owner/repository`. */
export type GitHub = (path: string) => Promise<unknown>;

export const githubCli: GitHub = (path) => answerOf('gh', ['api', path]);

function answerOf(program: string, args: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { env: process.env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout.trim() === '' ? undefined : JSON.parse(stdout));
      else if (error.code === 'ENOENT')
        reject(new Error(`${program} is not installed: docs/first-deploy.md, "Before you begin".`));
      else reject(new Error(stderr.trim() || `${program} ${args.join(' ')}: ${error.message}`));
    });
  });
}
