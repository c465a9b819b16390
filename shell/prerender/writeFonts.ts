import { readFile } from 'node:fs/promises';
import { fallbackFaceCss, fontFaceCss, siteFonts, type FontFileName } from '@incasso/frontend/brand/fonts';
import subsetFont from 'subset-font';
import { contentHash, type SiteFolder } from './SiteFolder';

/** The `@font-face` rules of the fonts on the site, and those of their fallbacks. */
export type PublishedFonts = {
  readonly css: string;
  readonly fallbackCss: string;
};

const sources: Readonly<Record<FontFileName, string>> = {
  'public-sans': import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  'source-serif-4': import.meta
    .resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
};

/** The font features that the site's texts use: kerning, ligatures, tabular figures. */
const features = ['kern', 'liga', 'tnum'];

/** Writes the fonts to the site, reduced to the characters and weights in use. */
export async function writeFonts(site: SiteFolder): Promise<PublishedFonts> {
  const published = await Promise.all(
    siteFonts.map(async (font) => {
      const file = await subsetFont(await readFile(new URL(sources[font.fileName])), font.characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: font.weights },
        keepFeatures: features,
        noHinting: true,
      });
      const address = `/assets/${font.fileName}.${contentHash(file)}.woff2`;
      await site.write(address, file);
      return fontFaceCss(font, address);
    }),
  );
  return {
    css: published.join(''),
    fallbackCss: siteFonts.map(fallbackFaceCss).join(''),
  };
}
