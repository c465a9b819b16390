import { siteFonts } from '@incasso/frontend/brand/fonts';

export const ownFonts = siteFonts.map(({ family }) => family);

/** The families of the loaded fonts; browsers load only those in use. Runs in the browser. */
export function loadedFonts(): string[] {
  return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
}
