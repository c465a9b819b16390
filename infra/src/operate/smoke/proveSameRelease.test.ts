import { apiPaths } from '@incasso/contract/api';
import { proveSameRelease, type Ask } from './proveSameRelease';

/** Fake site whose edge serves the previous release for some seconds, with the API already on the new one. */
function siteThatIsNewAfter(seconds: number) {
  let now = 0;
  const answer = (path: string) =>
    path === apiPaths.health
      ? { ok: true, release: 'new' }
      : { commit: now < seconds ? 'former' : 'new', committedAt: '2026-11-01T09:00:00Z' };
  const ask: Ask = (path) => Promise.resolve(JSON.stringify(answer(path)));
  const pause = (ms: number) => Promise.resolve((now += ms / 1000));
  return { prove: () => proveSameRelease(ask, pause), now: () => now };
}

test('passes at once if the site has the API’s release', async () => {
  const { prove, now } = siteThatIsNewAfter(0);

  await prove();

  expect(now()).toBe(0);
});

test('lets CloudFront serve the previous release for two minutes', async () => {
  await expect(siteThatIsNewAfter(120).prove()).resolves.toBeUndefined();
});

test('fails if the site stays on another release', async () => {
  const { prove, now } = siteThatIsNewAfter(Infinity);

  await expect(prove()).rejects.toThrow('the release of the API is new, not former');
  expect(now()).toBe(120);
});
