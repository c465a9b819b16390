import type { PrerenderedPage } from './renderPage';

/** The embed's frame, rendered at build. */
export type PrerenderedFrame = PrerenderedPage & {
  readonly title: string;
  /** Names the style element with the rules of the site's fonts, which wait until the frame is alive. */
  readonly webFontsId: string;
  /** Hidden beside the root; shown when the scripts cannot be fetched. */
  readonly loadFailure: { readonly id: string; readonly text: string };
};
