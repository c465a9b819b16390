import type { PrerenderedPage } from './renderPage';

/** The document of the embed's iframe, as the build renders it. */
export type PrerenderedFrame = PrerenderedPage & {
  readonly title: string;
  /** Id of the style element with the web fonts' rules, which is inactive until hydration. */
  readonly webFontsId: string;
  /** A hidden message outside the root, shown if the scripts fail to load. */
  readonly loadFailure: { readonly id: string; readonly text: string };
};
