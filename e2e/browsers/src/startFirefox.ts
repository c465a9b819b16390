import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Browser } from './Browser';
import { startProcess } from './startProcess';
import { waitFor } from './waitFor';

const preferences = {
  'marionette.port': 0,
  'devtools.console.stdout.content': true,
  'devtools.console.stdout.chrome': false,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Else no window is narrower than 450 px. */
const narrowWindows = ':root { min-width: 0 !important; }';

/** Beside these Firefox tells of itself. */
const ofPages = /^(JavaScript (error|warning): http|console\.(error|warn): (?!RSLoader)).*/gm;

const answerSchema = v.tuple([
  v.literal(1),
  v.number(),
  v.nullable(v.object({ error: v.string(), message: v.string() })),
  v.unknown(),
]);

/** Starts Firefox, spoken to by Marionette: the WebDriver that it has without any other program. */
export async function startFirefox(profile: string): Promise<Browser> {
  await mkdir(join(profile, 'chrome'), { recursive: true });
  await writeFile(join(profile, 'chrome/userChrome.css'), narrowWindows);
  const lines = Object.entries(preferences).map(
    (preference) => `user_pref(${JSON.stringify(preference).slice(1, -1)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const firefox = await startProcess('firefox', ['--headless', '--marionette', '--no-remote', '--profile', profile]);
  const send = await openMarionette(join(profile, 'MarionetteActivePort'));
  await send('WebDriver:NewSession', {});
  return {
    async command(name, parameters = {}) {
      // Else each script has globals of its own.
      const answer = await send(`WebDriver:${name}`, { sandbox: null, newSandbox: false, ...parameters });
      return v.is(v.object({ value: v.unknown() }), answer) ? answer.value : answer;
    },
    console: () => firefox.output().match(ofPages) ?? [],
    close: () => firefox.end(),
  };
}

/** Connects to the port that Firefox wrote down. Each message is JSON behind its length. */
async function openMarionette(portFile: string) {
  const port = await waitFor('port of Firefox', () => readFile(portFile, 'utf8').catch(() => undefined));
  const socket = connect(Number(port), '127.0.0.1');
  const answers = readAnswers(socket);
  await answers.next();
  let id = 0;
  return async (name: string, parameters: object): Promise<unknown> => {
    const message = JSON.stringify([0, (id += 1), name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value } = await answers.next();
    const [, , error, answer] = v.parse(answerSchema, value);
    if (error !== null) throw new Error(`${name}: ${error.error}: ${error.message}`);
    return answer;
  };
}

async function* readAnswers(socket: Socket): AsyncGenerator<unknown, undefined> {
  let rest = Buffer.alloc(0);
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf(':') + 1;
      const end = start + Number(rest.subarray(0, start - 1));
      if (start === 0 || rest.length < end) break;
      yield JSON.parse(rest.subarray(start, end).toString());
      rest = rest.subarray(end);
    }
  }
}
