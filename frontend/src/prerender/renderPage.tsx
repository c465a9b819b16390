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

/** The document of the embed's iframe, as the build renders it. */
export type PrerenderedFrame = PrerenderedPage & {
  readonly title: string;
  /** Id of the style element with the web fonts' rules, which is inactive until hydration. */
  readonly webFontsId: string;
  /** A hidden message outside the root, shown if the scripts fail to load. */
  readonly loadFailure: { readonly id: string; readonly text: string };
};
