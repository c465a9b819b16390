import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A prerendered page: the HTML within the root, and the CSS for its style element. */
export type PrerenderedPage = { readonly html: string; readonly styles: string };

export function renderPage(content: ReactNode): PrerenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(content));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
