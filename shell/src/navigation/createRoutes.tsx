import type { RouteObject } from 'react-router-dom';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { loadPageRemotes, pageSources } from '../remotes/remoteSources';
import { ApplicationError } from '../screens/ApplicationError';
import { loadUnknownPage, UnknownPage } from '../screens/UnknownPage';
import { App } from './App';

/** The routes of all pages, within the site's layout. An error boundary replaces a part that fails to render. */
export function createRoutes(): RouteObject[] {
  const pages = [...pageSources].map(([path, source]) => ({
    id: path,
    path,
    caseSensitive: true,
    loader: async () => {
      await loadPageRemotes(path);
      return null;
    },
    element: (
      <RemoteSlot key={path} source={source} headingLevel={1}>
        {({ Page }) => <Page />}
      </RemoteSlot>
    ),
    errorElement: <ApplicationError />,
  }));
  const unknown = {
    id: '*',
    path: '*',
    loader: loadUnknownPage,
    element: <UnknownPage />,
    errorElement: <ApplicationError />,
  };
  return [{ element: <App />, errorElement: <ApplicationError />, children: [...pages, unknown] }];
}
