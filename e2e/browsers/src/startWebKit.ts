import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { commands, type Browser } from './Browser';
import { startProcess } from './startProcess';
import { waitFor } from './waitFor';

/** Else no window is narrower than its bar, 447 px. */
const narrowWindows = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

const answerSchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });

/** Starts WebKit's small browser on a screen of its own. It stores nothing on disk, as in a private tab. */
export async function startWebKit(folder: string): Promise<Browser> {
  await mkdir(join(folder, 'gtk-3.0'), { recursive: true });
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowWindows);
  const screen = await startProcess('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const display = await waitFor('screen', () => Promise.resolve(screen.output().trim() || undefined));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder };
  const driver = await startProcess('WebKitWebDriver', [`--port=${port}`], { env });
  const call = async (method: string, path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${address}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = v.parse(answerSchema, await response.json());
    if (v.is(errorSchema, value)) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await waitFor('driver of WebKit', () => fetch(`${address}/status`).catch(() => undefined));
  const { sessionId } = v.parse(sessionSchema, await call('POST', '', { capabilities: {} }));
  return {
    command(name, parameters = {}) {
      const [method = '', path = ''] = commands[name].split(' ');
      return call(method, `/${sessionId}${path.replace('{id}', String(parameters['id']))}`, parameters);
    },
    // It throws away what its pages write to the console.
    console: () => [],
    async close() {
      await driver.end();
      await screen.end();
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  server.close();
  await once(server, 'close');
  return port;
}
