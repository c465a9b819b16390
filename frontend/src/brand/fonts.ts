export type FontFileName = 'public-sans' | 'source-serif-4';

export type SiteFont = {
  readonly family: string;
  /** File name on the site without hash and extension, and name of the variable in the theme's font stacks. */
  readonly fileName: FontFileName;
  readonly characters: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** Ascent and descent, relative to the font size. */
  readonly ascent: number;
  readonly descent: number;
  /** Fonts of visitors' devices, used until the font has loaded. */
  readonly fallbacks: readonly FallbackFont[];
};

/** A local font, adjusted to the metrics of our font to avoid a layout shift when that loads. */
type FallbackFont = {
  readonly family: string;
  /**
   * For each range of weights: names of the local font, and the average width of our letters relative to its letters.
   */
  readonly faces: readonly { readonly weights: string; readonly local: readonly string[]; readonly width: number }[];
};

const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const signs = '\u00a0§©°·×½«»–—‘’‚“”„•…€−→✓';
const westernEurope = Array.from({ length: 64 }, (_, index) => String.fromCharCode(192 + index)).join('');
const dutchAndNeighbours = 'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûüÿ';

/** The two fonts of the site. The widths were measured in Chromium with the site's own texts. */
export const siteFonts: readonly SiteFont[] = [
  {
    family: 'Public Sans Variable',
    fileName: 'public-sans',
    characters: keyboard + signs + westernEurope,
    weights: { min: 400, max: 700 },
    ascent: 0.95,
    descent: 0.225,
    fallbacks: [
      {
        family: 'Public Sans Fallback',
        faces: [
          { weights: '400 550', local: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'], width: 1.033 },
          { weights: '551 700', local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], width: 0.994 },
        ],
      },
      {
        family: 'Public Sans Fallback Android',
        faces: [
          { weights: '400 550', local: ['Roboto', 'Roboto Regular'], width: 1.046 },
          { weights: '551 700', local: ['Roboto Bold'], width: 1.056 },
        ],
      },
    ],
  },
  {
    family: 'Source Serif 4 Variable',
    fileName: 'source-serif-4',
    characters: keyboard + signs + dutchAndNeighbours,
    weights: { min: 400, max: 700 },
    ascent: 1.036,
    descent: 0.335,
    fallbacks: [
      {
        family: 'Source Serif 4 Fallback',
        faces: [
          {
            weights: '400 550',
            local: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Tinos Regular'],
            width: 1.1707,
          },
          { weights: '551 700', local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], width: 1.122 },
        ],
      },
      {
        family: 'Source Serif 4 Fallback Android',
        faces: [
          { weights: '400 550', local: ['Noto Serif', 'Noto Serif Regular'], width: 0.995 },
          { weights: '551 700', local: ['Noto Serif Bold'], width: 0.948 },
        ],
      },
    ],
  },
];

/**
 * The rules that load a font from `address` and put it first in the theme's font stacks. Without them, browsers do not
 * look for a local font of that name.
 */
export function fontFaceCss({ family, fileName, weights }: SiteFont, address: string): string {
  const face = `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-weight:${weights.min} ${weights.max};font-display:swap}`;
  return `${face}:root{--font-${fileName}:'${family}',}`;
}

export function fallbackFaceCss({ ascent, descent, fallbacks }: SiteFont): string {
  const standIns = fallbacks.flatMap(({ family, faces }) =>
    faces.map(({ weights, local, width }) => {
      const sources = local.map((name) => `local('${name}')`).join(',');
      const metrics = `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%;size-adjust:${percent(width)}`;
      return `@font-face{font-family:'${family}';src:${sources};font-weight:${weights};${metrics}}`;
    }),
  );
  return standIns.join('');
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
