import { createBrowserRouter } from 'react-router-dom';
import { createRoutes } from './createRoutes';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of the site in this browser. With `isPrerendered` the page of the present address is there already and is
 * not loaded, and the browser itself has found its place.
 */
export function createSiteRouter({ isPrerendered }: { readonly isPrerendered: boolean }): SiteRouter {
  nameEntry();
  // Before the router's own listener.
  addEventListener('popstate', nameEntry);
  const routes = createRoutes();
  if (!isPrerendered) return createBrowserRouter(routes);
  const loaderData = Object.fromEntries((routes[0]?.children ?? []).map(({ id = '' }) => [id, null]));
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}

/**
 * Gives an entry of the history that the browser made by itself, for the first page or for a link to a `#place`, what
 * the router tells entries and their scroll positions apart by.
 */
function nameEntry(): void {
  if (history.state === null) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
}
