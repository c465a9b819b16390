import { functionNames } from '@incasso/lambdas/functions';
import { parseFilterPattern } from '@incasso/local-cloud/alarms/filterPattern';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LocalCloud } from '../LocalCloud';

const logs = functionNames.map((name) => `${name.replaceAll('-', '')}Log`);
const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
const handbook = readFileSync(`${projectRoot}/docs/operations.md`, 'utf8');

/** What the handbook says to type when an alarm sounds, as it is written there. Throws when it says nothing. */
export function commandFor(alarm: string): string {
  const page = handbook.split(`\n### ${alarm}\n`)[1]?.split('\n### ')[0] ?? '';
  const [, command] = /^\*\*Type:\*\* `([^`]+)` shows /m.exec(page) ?? [];
  if (command === undefined) throw new Error(`The handbook does not say what to type for ${alarm}.`);
  return command;
}

/**
 * What a command of the handbook shows of a local cloud, which the command takes without a bucket. The shell functions
 * that search logs are taken from the handbook too, and search the lines that the functions wrote. `undefined` of what
 * only an account answers: of that, the operator's rights are tested (`OperatorPolicy.test.ts`).
 */
export async function typeCommand(command: string, cloud: LocalCloud, id: string): Promise<string | undefined> {
  const shown: string[] = [];
  for (const part of command.split('; ')) {
    const [name = '', ...args] = part.split(' ');
    if (name === 'aws') return undefined;
    shown.push(name === 'npm' ? await runScript(args, cloud, id) : await searchLogs(name, args, cloud));
  }
  return shown.join('');
}

async function runScript(args: readonly string[], cloud: LocalCloud, id: string): Promise<string> {
  const words = args.join(' ').replace(' --bucket $BUCKET', '').replace('$SITE', cloud.addresses.site);
  const child = spawn('npm', words.replace(/\bID\b/, id).split(' '), {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(cloud.port) },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return `${output}exit code ${String(child.exitCode)}\n`;
}

async function searchLogs(shellFunction: string, [argument = '']: readonly string[], cloud: LocalCloud) {
  const [, log = '', pattern = ''] =
    new RegExp(`^${shellFunction}\\(\\) \\{ find_lines (\\S+) '(.+)'; \\}$`, 'm').exec(handbook) ?? [];
  const wanted = `${log === '"$1"' ? argument : log}Log`;
  if (!logs.includes(wanted)) throw new Error(`There is no log ${wanted}.`);
  const isFound = parseFilterPattern(pattern);
  const lines = (await cloud.observations()).flatMap((each) =>
    each.kind === 'log' && each.logGroup === wanted ? [each.line] : [],
  );
  return lines.filter((line) => line.startsWith('{') && isFound(JSON.parse(line))).join('\n');
}
