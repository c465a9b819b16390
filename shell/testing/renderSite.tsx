import { act, render } from '@testing-library/react';
import { App } from '../src/App';
import { followLinks } from '../src/navigation/followLinks';
import { SiteHistory } from '../src/navigation/SiteHistory';
import { SiteNavigation } from '../src/navigation/SiteNavigation';
import { loadPageParts } from '../src/remotes/siteParts';

const limitMs = 1000;
const siteHistory = new SiteHistory();
followLinks(siteHistory);

/** Shows the whole site, in a browser that has just opened a path of it. */
export async function renderSite(path: string): Promise<SiteHistory> {
  globalThis.scrollTo = jest.fn();
  act(() => siteHistory.navigate(path));
  await loadPageParts(siteHistory.location().pathname, limitMs);
  render(
    <SiteNavigation history={siteHistory}>
      <App />
    </SiteNavigation>,
  );
  return siteHistory;
}
