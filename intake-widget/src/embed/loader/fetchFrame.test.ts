import type { FrameMessage } from '@incasso/contract/embed/embedMessages';
import { embedVersion } from '@incasso/contract/embed/embedNames';
import { fetchFrame } from './fetchFrame';

const site = 'https://site.example';
const awake = { intake: embedVersion, type: 'awake' };

beforeEach(() => {
  jest.useFakeTimers();
  // Set by the bundler.
  Reflect.set(globalThis, 'frameTitle', 'Aanvraag indienen bij Voorbeeldadvocaten');
});

afterEach(() => void jest.useRealTimers());

/** An iframe mounted on the page, the messages in both directions, and a function that sends one to the page. */
function mountFrame() {
  // jsdom gives iframes in a shadow tree no window.
  const container = document.createElement('div');
  document.body.append(container);
  const heard: FrameMessage[] = [];
  const giveUp = jest.fn();
  const frame = fetchFrame(container, { site, address: 'about:blank', hear: (message) => heard.push(message), giveUp });
  const element = container.querySelector('iframe');
  const source = element?.contentWindow;
  if (!source) throw new Error('There is no frame.');
  const posted: unknown[][] = [];
  Reflect.set(source, 'postMessage', (...args: unknown[]) => posted.push(args));
  const say = (data: unknown, from: { origin?: string; source?: Window } = {}) =>
    dispatchEvent(new MessageEvent('message', { data, origin: site, source, ...from }));
  return { frame, element, heard, giveUp, posted, say };
}

test("receives the frame's messages", () => {
  const { heard, say } = mountFrame();

  say(awake);

  expect(heard).toEqual([awake]);
});

test.each([
  ['of another window of the site', awake, { source: window }],
  ['of its frame once that shows another origin', awake, { origin: 'https://elsewhere.example' }],
  ['of an opaque origin', awake, { origin: 'null' }],
  ['of another version', { ...awake, intake: embedVersion + 1 }, {}],
  ['without a version', 'awake', {}],
  ['without data', null, {}],
])('ignores a message %s', (_what, message, from) => {
  const { heard, say } = mountFrame();

  say(message, from);

  expect(heard).toEqual([]);
});

test("posts messages only to the site's origin, and only after the frame says that it listens", () => {
  const { frame, posted, say } = mountFrame();
  frame.post({ type: 'reset' });
  expect(posted).toEqual([]);

  say(awake);
  frame.post({ type: 'reset' });

  expect(posted).toEqual([[{ intake: 1, type: 'reset' }, site]]);
});

test('hides a frame until it is awake, also after giving up: it could be the browser’s error page', () => {
  const { frame, giveUp, say } = mountFrame();
  expect(frame.style.display).toBe('none');
  jest.runAllTimers();
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(frame.style.display).toBe('none');

  say(awake);

  expect(frame.style.display).toBe('block');
});

test('gives up on a frame that does not wake, but not on one that woke or was closed', () => {
  const [asleep, woken, closed] = [mountFrame(), mountFrame(), mountFrame()];
  woken.say(awake);
  closed.frame.close();

  jest.runAllTimers();

  expect([asleep, woken, closed].map(({ giveUp }) => giveUp.mock.calls.length)).toEqual([1, 0, 0]);
});
