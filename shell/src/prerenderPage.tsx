import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { renderPage, type PrerenderedPage } from '@incasso/frontend/prerender/renderPage';
import { firmProfile } from '@incasso/contract/firmProfile';
import { createRoutes } from './navigation/createRoutes';
import { loadPageRemotes, pageSources, wizardSource } from './remotes/remoteSources';

/** Renders the page at a path, or the not-found page for an unknown path. Rejects if any part fails. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await loadPageRemotes(path);
  for (const source of [pageSources.get(path), wizardSource]) {
    const state = source?.state();
    if (state?.status === 'failed') throw state.error;
  }

  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(firmProfile.siteUrl + path));
  if (context instanceof Response) throw new Error(`${path} has no page of its own: it leads elsewhere.`);
  if (context.errors !== null) {
    throw new Error(`The page of ${path} cannot be loaded.`, { cause: Object.values(context.errors)[0] });
  }
  return renderPage(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}
