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

const hello = { intake: 1, type: 'hello', prefill: {} };

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
  expect(commands).toEqual([{ type: 'prefill', prefill: {} }]);
});

test('prefills accumulate until a reset; unknown fields are ignored', () => {
  const { page, commands, themes, say } = frameOnPage();

  say({ ...hello, prefill: { company_name: 'Voorbeeld BV', bank_account: 'BE68 5390 0754 7034' } });
  say({ intake: 1, type: 'prefill', prefill: { email: 'an@bedrijf.example' } });
  expect(page.prefill()).toEqual({ company_name: 'Voorbeeld BV', email: 'an@bedrijf.example' });

  say({ intake: 1, type: 'theme', theme: { accent: '#0a7a5f' } });
  say({ intake: 1, type: 'reset' });
  expect(page.prefill()).toEqual({});
  expect(commands.at(-1)).toEqual({ type: 'reset' });
  expect(themes).toEqual([{ accent: '#0a7a5f' }]);
});

test('uses the latest reference, also after a reset; ignores one that is too long, with one warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { page, say } = frameOnPage();
  const referTo = (reference: string | null) => {
    say({ intake: 1, type: 'reference', reference });
    return page.reference();
  };
  say(hello);

  expect(page.reference()).toBe('');
  expect(referTo(' KLANT\n17\u0007 ')).toBe('KLANT 17');
  say({ intake: 1, type: 'reset' });
  expect(page.reference()).toBe('KLANT 17');
  expect(referTo('4'.repeat(40))).toBe('4'.repeat(40));
  expect(warn).not.toHaveBeenCalled();

  expect([referTo('4'.repeat(41)), referTo('4'.repeat(41))]).toEqual(['', '']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('at most 40 characters')]]);
  expect(String(warn.mock.calls)).not.toContain('444');
  expect([referTo('KLANT-18'), referTo(null)]).toEqual(['KLANT-18', '']);
  warn.mockRestore();
});
