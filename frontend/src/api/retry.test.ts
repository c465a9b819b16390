import type { CallFailure } from './CallFailure';
import { mayRetry, parseRetryAfter, retryDelayMs } from './retry';

const refused = (status: number): CallFailure => ({ kind: 'refused', status, fields: [] });

test.each([429, 502, 503, 504])('retries status %i', (status) => {
  expect(mayRetry(0, refused(status))).toBe(true);
});

test.each([200, 400, 401, 409, 413, 422, 500])('does not retry status %i', (status) => {
  expect(mayRetry(0, refused(status))).toBe(false);
});

test('retries a call without a response three times, a cancelled one never', () => {
  const unreachable = { kind: 'unreachable' } as const;

  expect([0, 1, 2, 3].map((failures) => mayRetry(failures, unreachable))).toEqual([true, true, true, false]);
  expect(mayRetry(0, { kind: 'cancelled' })).toBe(false);
});

test('doubles the delay from one second up to thirty', () => {
  expect([0, 1, 2, 9].map((failures) => retryDelayMs(failures))).toEqual([1000, 2000, 4000, 30_000]);
});

test('retries after a Retry-After of up to thirty seconds, not after a longer one', () => {
  expect(mayRetry(0, refused(429), 30_000)).toBe(true);
  expect(mayRetry(0, refused(429), 31_000)).toBe(false);
});

test('reads Retry-After as seconds and as a date', () => {
  const now = new Date('2026-03-02T10:00:00Z');

  expect(parseRetryAfter('12', now)).toBe(12_000);
  expect(parseRetryAfter('Mon, 02 Mar 2026 10:00:05 GMT', now)).toBe(5000);
  expect(parseRetryAfter('Mon, 02 Mar 2026 09:00:00 GMT', now)).toBe(0);
  expect([parseRetryAfter('soon', now), parseRetryAfter('', now), parseRetryAfter(null, now)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
