import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { openBucket } from '../src/operate/openBucket';
import { parseCommand, usage } from '../src/operate/parseCommand';
import { runCommand } from '../src/operate/runCommand';

const parsed = parseCommand(process.argv.slice(2));
if (!parsed.ok) {
  console.error(`${parsed.refusal}\n\n${usage}`);
  process.exit(2);
}
const command = parsed.value;

// On Node 20, the SDK says at each start that later versions will need more.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const bucket = openBucket(command.bucket);
try {
  const isFound = await runCommand(command, bucket, {
    print: (line) => console.log(line),
    ask,
    now: () => new Date(),
    name: userInfo().username,
    save: async (path, bytes) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    },
    // Browser tests shorten it.
    pause: (ms) => setTimeout(Number(process.env['ERASE_PAUSE_MS'] ?? ms)),
  });
  if (!isFound)
    console.error(
      command.name === 'find'
        ? 'Not found in what visitors typed and e-invoices say. PDFs and pictures were not searched.'
        : `Nothing is stored under ${command.subject} in the bucket ${command.bucket}.`,
    );
  process.exitCode = isFound ? 0 : 1;
} catch (error) {
  console.error(`It failed with the bucket ${command.bucket}: ${reasonOf(error)}`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (root instanceof Error && 'code' in root && root.code === 'ECONNREFUSED') return 'nothing listens at its address.';
  return root instanceof Error ? `${root.name}: ${root.message}` : String(root);
}

/**
 * Asks the operator for a line; returns an empty one at the end of the input. Prints to stderr, because stdout may be
 * redirected.
 */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer;
}
