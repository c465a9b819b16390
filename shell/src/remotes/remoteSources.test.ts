import { routes } from '@incasso/contract/routes';
import { loadPageRemotes } from './remoteSources';

describe('loadPageRemotes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('leaves no timer behind once the page has come, so that the build ends with its work', async () => {
    await loadPageRemotes(routes.home);

    expect(jest.getTimerCount()).toBe(0);
  });
});
