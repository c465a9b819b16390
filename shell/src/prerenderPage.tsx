import { renderToString } from 'react-dom/server';
import { NavigationProvider } from '@incasso/contract/browser/host/navigation';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { loadPageParts, pageSources, wizardSource } from './remotes/siteParts';

/** A page as the browser will find it: the HTML within the root, and its rules of style within their element. */
export type PrerenderedPage = { readonly html: string; readonly styles: string };

const partsLimitMs = 60_000;

/** Renders the page of a path; of a path without page, what is shown there. Rejects when a part of it fails. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await loadPageParts(path, partsLimitMs);
  for (const source of [pageSources.get(path), wizardSource]) {
    const state = source?.state();
    if (state?.status === 'failed') throw state.error;
  }

  const location = { pathname: path, search: '', hash: '', key: '', scrollTop: undefined };
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <NavigationProvider value={{ location, navigate: () => undefined }}>
        <App />
      </NavigationProvider>,
    ),
  );
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { html, styles };
}
