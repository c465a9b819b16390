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

test('a loader that throws stops the build: it publishes no page of the router’s own error', async () => {
  const fault = new Error('no page');
  const routes: RouteObject[] = [{ path: '/', loader: () => Promise.reject(fault), element: null }];
  jest.mocked(createRoutes).mockReturnValue(routes);

  await expect(prerenderPage('/')).rejects.toMatchObject({ cause: fault });
});
