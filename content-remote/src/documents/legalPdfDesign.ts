import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Fonts of the PDFs: static instances of the site's fonts. */
export const pdfFaces = {
  heading: require.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
  text: require.resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/public-sans/files/public-sans-latin-700-normal.woff'),
} as const;

/** Sizes in points. */
export const pdfLayout = { margin: 71, text: 10.5 } as const;
