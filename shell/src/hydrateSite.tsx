import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { nextTask } from '@incasso/browser/scheduling/nextTask';
import { createSiteRouter } from './navigation/createSiteRouter';
import { followLinks } from './navigation/followLinks';
import { loadPageRemotes } from './remotes/remoteSources';

/** How long a page waits for its remotes before it comes to life without them. */
const remotesLimitMs = 8000;

/** Brings the prerendered page to life, with the parts that could be fetched. */
export async function hydrateSite(root: Element): Promise<void> {
  await loadPageRemotes(location.pathname, remotesLimitMs);
  await nextTask();
  const router = createSiteRouter({ isPrerendered: true });
  // As a transition, hydration gives way to the visitor.
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />);
  });
  followLinks(router);
}
