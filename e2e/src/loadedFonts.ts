import { siteFonts } from '@incasso/contract/browser/fonts';

/** The families of the site's own fonts. */
export const ownFonts = siteFonts.map(({ family }) => family);

/** In a page: the families of the fonts that its text is set in and that have come. A browser fetches no others. */
export function loadedFonts(): string[] {
  return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
}
