import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { loadPageParts, pageSources, wizardSource } from './remotes/siteParts';
import { createHostServices } from './services/createHostServices';

/** A page as the browser will find it: the HTML within the root, and its rules of style. */
export type PrerenderedPage = { readonly html: string; readonly css: string };

/** Renders the page of a path. Rejects when one of its parts fails. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await loadPageParts(path, 60_000);
  for (const source of [pageSources.get(path), wizardSource]) {
    const state = source?.state();
    if (state?.status === 'failed') throw state.error;
  }
  const services = createHostServices({ showToast: () => undefined, navigate: () => undefined });
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App services={services} />
        </StaticRouter>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
