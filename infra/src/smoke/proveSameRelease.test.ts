import { apiPaths } from '@incasso/contract/api';
import { proveSameRelease } from './proveSameRelease';
import type { Ask } from './smokeCheck';

/** A site whose edge shows the former release for some seconds, with an API of the new one. */
function siteThatIsNewAfter(seconds: number) {
  let now = 0;
  const answer = (path: string) =>
    path === apiPaths.health
      ? { ok: true, release: 'new' }
      : { commit: now < seconds ? 'former' : 'new', committedAt: '2026-11-01T09:00:00Z' };
  const ask: Ask = (path) =>
    Promise.resolve({ status: 200, headers: new Headers(), text: JSON.stringify(answer(path)) });
  const pause = (ms: number) => Promise.resolve((now += ms / 1000));
  return { prove: () => proveSameRelease(ask, pause), now: () => now };
}

test('a site of the API’s release passes at once', async () => {
  const { prove, now } = siteThatIsNewAfter(0);

  await prove();

  expect(now()).toBe(0);
});

test('CloudFront may show the former release for two minutes', async () => {
  await expect(siteThatIsNewAfter(120).prove()).resolves.toBeUndefined();
});

test('a site that keeps another release fails', async () => {
  const { prove, now } = siteThatIsNewAfter(Infinity);

  await expect(prove()).rejects.toThrow('the release of the API is new, not former');
  expect(now()).toBe(120);
});
