import { siteFonts } from '@incasso/browser/brand/fonts';

/** The families of the site's own fonts. */
export const ownFonts = siteFonts.map(({ family }) => family);

/** The families of the fonts that have come: a browser loads those that its text is set in. Runs in the browser. */
export function loadedFonts(): string[] {
  return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
}
