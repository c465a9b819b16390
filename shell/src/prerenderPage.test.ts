/** @jest-environment node */
import type { RouteObject } from 'react-router-dom';
import { createRoutes } from './navigation/createRoutes';
import { prerenderPage } from './prerenderPage';

jest.mock('./navigation/createRoutes');
jest.mock('./remotes/remoteSources', () => ({
  loadPageRemotes: () => Promise.resolve(),
  pageSources: new Map(),
  wizardSource: { state: () => ({ status: 'loaded' }) },
}));

test('rejects when a loader throws, so that the build does not publish the router’s error page', async () => {
  const fault = new Error('no page');
  const routes: RouteObject[] = [{ path: '/', loader: () => Promise.reject(fault), element: null }];
  jest.mocked(createRoutes).mockReturnValue(routes);

  await expect(prerenderPage('/')).rejects.toMatchObject({ cause: fault });
});
