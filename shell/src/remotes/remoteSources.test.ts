import { routes } from '@incasso/contract/routes';
import { loadPageRemotes } from './remoteSources';

describe('loadPageRemotes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('leaves no timer running after the page has loaded, which would keep the build alive', async () => {
    await loadPageRemotes(routes.home);

    expect(jest.getTimerCount()).toBe(0);
  });
});
