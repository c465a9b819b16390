import { RouterProvider } from 'react-router-dom';
import { hydrateForms } from '@incasso/frontend/prerender/hydrateForms';
import { nextTask } from '@incasso/frontend/scheduling/nextTask';
import { createSiteRouter } from './navigation/createSiteRouter';
import { followLinks } from './navigation/followLinks';
import { loadPageRemotes } from './remotes/remoteSources';

/** Hydrates the prerendered page with the remotes that have loaded. */
export async function hydrateSite(root: Element): Promise<void> {
  await loadPageRemotes(location.pathname);
  await nextTask();
  const router = createSiteRouter({ isPrerendered: true });
  hydrateForms(root, <RouterProvider router={router} />);
  followLinks(router);
}
