import { RouterProvider } from 'react-router-dom';
import { hydrateForms } from '@incasso/browser/prerender/hydrateForms';
import { nextTask } from '@incasso/browser/scheduling/nextTask';
import { createSiteRouter } from './navigation/createSiteRouter';
import { followLinks } from './navigation/followLinks';
import { loadPageRemotes } from './remotes/remoteSources';

/** How long a page waits for its remotes before it hydrates without them. */
const remotesLimitMs = 8000;

/** Hydrates the prerendered page with the remotes that loaded. */
export async function hydrateSite(root: Element): Promise<void> {
  await loadPageRemotes(location.pathname, remotesLimitMs);
  await nextTask();
  const router = createSiteRouter({ isPrerendered: true });
  hydrateForms(root, <RouterProvider router={router} />);
  followLinks(router);
}
