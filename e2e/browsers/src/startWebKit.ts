import * as v from 'valibot';
import { webKitDriver } from '../../src/localCloudAddresses';
import { keys, type Browser, type Found } from './Browser';

const answerSchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });

/** Starts WebKit's MiniBrowser with WebDriver. It stores nothing on disk, like a private window. */
export async function startWebKit(): Promise<Browser> {
  const { sessionId } = v.parse(sessionSchema, await call('POST', '', { capabilities: {} }));
  const post = (path: string, body: object = {}) => call('POST', `/${sessionId}${path}`, body);
  const execute = (script: string, args: readonly unknown[]) => post('/execute/sync', { script, args });
  const type = (text: string) =>
    post('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: text.split('').flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  let isInFrame = false;
  return {
    open: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
    async enterFrame(id) {
      await post('/frame', { id });
      isInFrame = id !== null;
    },
    evaluate: (run, ...args) => execute(`return (${run.toString()})(...arguments)`, args),
    async find(run, ...args) {
      const found = await execute(`return (${run.toString()})(...arguments)`, args);
      return v.parse(v.array(v.record(v.string(), v.string())), found ?? []);
    },
    addScript: (source) => execute(source, []),
    async click(element) {
      if (!isInFrame) return post(`/element/${idOf(element)}/click`);
      // In an iframe, the driver clicks beside the element after the page has scrolled.
      await execute('arguments[0].focus()', [element]);
      return type(' ');
    },
    chooseFiles: (element, paths) => post(`/element/${idOf(element)}/value`, { text: paths.join('\n') }),
    press: (key) => type(keys[key]),
    type,
    screenshot: async () => Buffer.from(String(await call('GET', `/${sessionId}/screenshot`)), 'base64'),
    problems: () => [],
    close: () => call('DELETE', `/${sessionId}`),
  };
}

function idOf(element: Found): string {
  return String(Object.values(element)[0]);
}

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${webKitDriver}/session${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = v.parse(answerSchema, await response.json());
  if (v.is(errorSchema, value)) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}
