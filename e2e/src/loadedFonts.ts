import { siteFonts } from '@incasso/browser/brand/fonts';

/** The families of the site's own fonts. */
export const ownFonts = siteFonts.map(({ family }) => family);

/** The families of the loaded fonts: a browser loads only those that its text uses. Runs in the browser. */
export function loadedFonts(): string[] {
  return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
}
