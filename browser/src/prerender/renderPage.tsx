import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A page as the browser will find it: the HTML within the root, and its rules of style within their element. */
export type PrerenderedPage = { readonly html: string; readonly styles: string };

/** Renders what a page's root will hold, with the styles that it needs. */
export function renderPage(content: ReactNode): PrerenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(content));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
