import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { followLinks } from './navigation/followLinks';
import { SiteHistory } from './navigation/SiteHistory';
import { SiteNavigation } from './navigation/SiteNavigation';
import { nextTask } from '@incasso/browser/scheduling/nextTask';
import { loadPageParts } from './remotes/siteParts';

/** How long a page waits for its remotes before it comes to life without them. */
const remotesLimitMs = 8000;

/** Brings the prerendered page to life, with the parts that could be fetched. */
export async function hydrateSite(root: Element): Promise<void> {
  const siteHistory = new SiteHistory();
  await loadPageParts(siteHistory.location().pathname, remotesLimitMs);
  await nextTask();
  // As a transition, hydration gives way to the visitor.
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteNavigation history={siteHistory}>
        <App />
      </SiteNavigation>,
    );
  });
  followLinks(siteHistory);
}
