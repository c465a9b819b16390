import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { findRedirect } from '@incasso/contract/redirects';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { loadPageRemotes, pageSources } from '../remotes/remoteSources';
import { ApplicationError } from '../screens/ApplicationError';
import { UnknownPage } from '../screens/UnknownPage';
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

/**
 * Loads a path without a page. Redirects a former path to its page, returns the file's URL for the former path of a
 * file, and `null` for any other.
 */
function loadUnknownPage({ request }: LoaderFunctionArgs): string | Response | null {
  const { pathname, search } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target === undefined) return null;
  if (!pageSources.has(target)) return target + search;
  // Replaces the history entry, because Back must not lead to the redirect again.
  return location.pathname === pathname ? replace(target + search) : redirect(target + search);
}

/** Runs during hydration too: the prerendered page says 'not found', but the URL may be a former path. */
loadUnknownPage.hydrate = true;
