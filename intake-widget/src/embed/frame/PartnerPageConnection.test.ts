import type { EmbedCommand } from '@incasso/contract/embed/embedCommands';
import { PartnerPageConnection } from './PartnerPageConnection';

const partner = 'https://partner.example';

/** An iframe on a partner's page: the messages it posts, and a function that sends one from the page. */
function frameOnPage() {
  const posted: { message: unknown; targetOrigin: string }[] = [];
  const parent = { postMessage: (message: unknown, targetOrigin: string) => posted.push({ message, targetOrigin }) };
  const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
  const themes: unknown[] = [];
  const commands: EmbedCommand[] = [];
  const page = new PartnerPageConnection(
    { parent, addEventListener: (_type, listener) => listeners.push(listener) },
    (theme) => themes.push(theme),
  );
  page.listen((command) => commands.push(command));
  const say = (data: unknown, { origin = partner, source = parent }: { origin?: string; source?: object } = {}) => {
    const event = new MessageEvent<unknown>('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    for (const listener of listeners) listener(event);
  };
  return { page, posted, themes, commands, say };
}

const hello = { intake: 1, type: 'hello' };

test('before hello the frame only sends `awake`', () => {
  const { page, posted } = frameOnPage();

  page.report({ type: 'submitted', reference: 'K7QM-3TXB', partnerReference: '' });

  expect(posted).toEqual([{ message: { intake: 1, type: 'awake' }, targetOrigin: '*' }]);
});

test('after hello the latest queued messages and all later ones go to that origin only', () => {
  const { page, posted, say } = frameOnPage();
  page.report({ type: 'resize', height: 500 });
  page.report({ type: 'resize', height: 600 });

  say(hello);
  page.report({ type: 'step', step: 2 });

  expect(posted.slice(1)).toEqual([
    { message: { intake: 1, type: 'resize', height: 600 }, targetOrigin: partner },
    { message: { intake: 1, type: 'step', step: 2 }, targetOrigin: partner },
  ]);
});

test.each([
  ['of another window', hello, { source: {} }],
  ['of an opaque origin', hello, { origin: 'null' }],
  ['of another version', { ...hello, intake: 2 }, {}],
  ['of no known type', { intake: 1, type: 'read' }, {}],
  ['that is no message of ours', 'hello', {}],
  ['that asks before hello', { intake: 1, type: 'reset' }, {}],
])('ignores a message %s', (_what, message, from) => {
  const { page, posted, commands, themes, say } = frameOnPage();

  say(message, from);
  page.report({ type: 'ready' });

  expect([posted.length, commands, themes]).toEqual([1, [], []]);
});

test('after hello ignores messages of other origins and a second hello', () => {
  const { page, posted, commands, say } = frameOnPage();
  say(hello);

  say(hello, { origin: 'https://other.example' });
  say({ intake: 1, type: 'reset' }, { origin: 'https://other.example' });
  page.report({ type: 'ready' });

  expect(posted.at(-1)?.targetOrigin).toBe(partner);
  expect(commands).toEqual([]);
});

test('has the page’s latest prefill until a reset, without unknown fields', () => {
  const { page, commands, themes, say } = frameOnPage();

  say(hello);
  say({ intake: 1, type: 'prefill', prefill: { company_name: 'Voorbeeld BV', bank_account: 'BE68 5390 0754 7034' } });
  expect(page.prefill()).toEqual({ company_name: 'Voorbeeld BV' });
  say({ intake: 1, type: 'prefill', prefill: { email: 'an@bedrijf.example' } });
  expect(page.prefill()).toEqual({ email: 'an@bedrijf.example' });

  say({ intake: 1, type: 'theme', theme: { accent: '#0a7a5f' } });
  say({ intake: 1, type: 'reset' });
  expect(page.prefill()).toEqual({});
  expect(commands.at(-1)).toEqual({ type: 'reset' });
  expect(themes).toEqual([{ accent: '#0a7a5f' }]);
});
