import { NavigationProvider } from '@incasso/browser/host/navigation';
import { renderPage, type PrerenderedPage } from '@incasso/browser/prerender/renderPage';
import { App } from './App';
import { loadPageParts, pageSources, wizardSource } from './remotes/siteParts';

const partsLimitMs = 60_000;

/** Renders the page of a path; of a path without page, what is shown there. Rejects when a part of it fails. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await loadPageParts(path, partsLimitMs);
  for (const source of [pageSources.get(path), wizardSource]) {
    const state = source?.state();
    if (state?.status === 'failed') throw state.error;
  }

  const location = { pathname: path, search: '', hash: '', key: '', scrollTop: undefined };
  return renderPage(
    <NavigationProvider value={{ location, navigate: () => undefined }}>
      <App />
    </NavigationProvider>,
  );
}
