import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { followLinks } from './navigation/followLinks';
import { SiteHistory } from './navigation/SiteHistory';
import { SiteNavigation } from './navigation/SiteNavigation';
import { loadPageParts } from './remotes/siteParts';

/** How long a page waits for its remotes before it comes to life without them. */
const remotesLimitMs = 8000;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
const siteHistory = new SiteHistory();
await loadPageParts(siteHistory.location().pathname, remotesLimitMs);
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
