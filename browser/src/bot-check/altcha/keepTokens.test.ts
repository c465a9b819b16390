import { keepTokens, type AltchaToken } from './keepTokens';

const start = Date.parse('2026-03-02T10:00:00Z');
const lifetimeMs = 10 * 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});

afterEach(() => {
  jest.useRealTimers();
});

function numberedTokens() {
  let count = 0;
  return jest.fn((): Promise<AltchaToken> => {
    count += 1;
    return Promise.resolve({ token: `token ${String(count)}`, expiresAt: Date.now() + lifetimeMs });
  });
}

test('preparing twice does the work once, and the token is the prepared one', async () => {
  const obtain = numberedTokens();
  const botCheck = keepTokens(obtain);

  await Promise.all([botCheck.prepare('contact_form'), botCheck.prepare('contact_form')]);

  expect(await botCheck.token('contact_form')).toBe('token 1');
  expect(obtain).toHaveBeenCalledTimes(1);
});

test('a token is handed out once', async () => {
  const botCheck = keepTokens(numberedTokens());

  expect(await botCheck.token('intake_form')).toBe('token 1');
  expect(await botCheck.token('intake_form')).toBe('token 2');
});

test('each action has its own token', async () => {
  const obtain = numberedTokens();
  const botCheck = keepTokens(obtain);

  await botCheck.prepare('contact_form');
  await botCheck.prepare('intake_form');

  expect(obtain.mock.calls).toEqual([['contact_form'], ['intake_form']]);
});

test('a token near its end is made again at the next prepare', async () => {
  const obtain = numberedTokens();
  const botCheck = keepTokens(obtain);
  await botCheck.prepare('contact_form');

  jest.setSystemTime(start + lifetimeMs - 60_000);
  await botCheck.prepare('contact_form');

  expect(await botCheck.token('contact_form')).toBe('token 2');
});

test('a clock far ahead of the server costs one more token, not an endless loop', async () => {
  const expired = jest.fn(() => Promise.resolve({ token: 'token', expiresAt: start - 3_600_000 }));
  const botCheck = keepTokens(expired);

  await botCheck.prepare('contact_form');

  expect(await botCheck.token('contact_form')).toBe('token');
  expect(expired).toHaveBeenCalledTimes(2);
});

test('a failure rejects, and the next attempt starts again', async () => {
  const obtain = numberedTokens();
  obtain.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  const botCheck = keepTokens(obtain);

  await expect(botCheck.prepare('contact_form')).rejects.toThrow('offline');

  expect(await botCheck.token('contact_form')).toBe('token 1');
});
