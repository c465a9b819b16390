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

test('computes one token for two prepare calls, and returns that one', async () => {
  const obtain = numberedTokens();
  const botCheck = keepTokens(obtain);

  await Promise.all([botCheck.prepare('contact_form'), botCheck.prepare('contact_form')]);

  expect(await botCheck.token('contact_form')).toBe('token 1');
  expect(obtain).toHaveBeenCalledTimes(1);
});

test('returns each token only once', async () => {
  const botCheck = keepTokens(numberedTokens());

  expect(await botCheck.token('intake_form')).toBe('token 1');
  expect(await botCheck.token('intake_form')).toBe('token 2');
});

test('computes a separate token for each action', async () => {
  const obtain = numberedTokens();
  const botCheck = keepTokens(obtain);

  await botCheck.prepare('contact_form');
  await botCheck.prepare('intake_form');

  expect(obtain.mock.calls).toEqual([['contact_form'], ['intake_form']]);
});

test('replaces a token that is about to expire at the next prepare', async () => {
  const obtain = numberedTokens();
  const botCheck = keepTokens(obtain);
  await botCheck.prepare('contact_form');

  jest.setSystemTime(start + lifetimeMs - 60_000);
  await botCheck.prepare('contact_form');

  expect(await botCheck.token('contact_form')).toBe('token 2');
});

test('with a clock far ahead of the server, computes one more token and does not loop', async () => {
  const expired = jest.fn(() => Promise.resolve({ token: 'token', expiresAt: start - 3_600_000 }));
  const botCheck = keepTokens(expired);

  await botCheck.prepare('contact_form');

  expect(await botCheck.token('contact_form')).toBe('token');
  expect(expired).toHaveBeenCalledTimes(2);
});

test('rejects on failure, and starts again at the next attempt', async () => {
  const obtain = numberedTokens();
  obtain.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  const botCheck = keepTokens(obtain);

  await expect(botCheck.prepare('contact_form')).rejects.toThrow('offline');

  expect(await botCheck.token('contact_form')).toBe('token 1');
});
