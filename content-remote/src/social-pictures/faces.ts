import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Fonts of these pictures: static instances of the site's fonts. */
export const faces = {
  serif: openFace('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
  sans: openFace('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
  sansBold: openFace('@fontsource/public-sans/files/public-sans-latin-700-normal.woff'),
} as const;

export type Face = keyof typeof faces;

function openFace(file: string): Font {
  const font = openSync(require.resolve(file));
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts, not one font.`);
  return font;
}
