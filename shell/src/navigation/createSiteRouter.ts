import { entryReached } from '@incasso/frontend/host/entryReached';
import { createBrowserRouter } from 'react-router-dom';
import { createRoutes } from './createRoutes';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Creates the browser's router. With `isPrerendered` it does not load the current page, whose HTML is already there,
 * and leaves the scroll position to the browser.
 */
export function createSiteRouter({ isPrerendered }: { readonly isPrerendered: boolean }): SiteRouter {
  nameEntry();
  let router: SiteRouter | undefined = undefined;
  // Must precede the router's own listener.
  addEventListener('popstate', (event) => {
    nameEntry();
    // While another page is being rendered, the entry is the router's, not that of the page still on the screen.
    if (router?.state.location.pathname !== location.pathname) return;
    const isOfPage = !dispatchEvent(new Event(entryReached, { cancelable: true }));
    if (isOfPage) event.stopImmediatePropagation();
  });
  const routes = createRoutes();
  const loaderData = Object.fromEntries((routes[0]?.children ?? []).map(({ id = '' }) => [id, null]));
  router = createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData } } : undefined);
  return router;
}

/**
 * Gives a history entry that the browser created (the first page, a link to a `#fragment`) a key, by which the router
 * stores its scroll position.
 */
function nameEntry(): void {
  if (history.state === null) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
}
