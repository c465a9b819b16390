import { theme } from './theme';
import { contrastRatio, formatHexColour, mixed, parseHexColour, textContrast, type Rgb } from './contrast';

/**
 * The colours of the intake that are derived from a partner's accent, in hex. Text has 4.5:1 in each pair named here.
 */
export type AccentColours = {
  /** Fill of the main button: the accent, darkened where no text would be readable on it. */
  readonly action: string;
  /** Text on `action`: paper or ink, whichever reads better. */
  readonly onAction: string;
  /** Lines, and text on paper: the accent, darkened until it reads there. */
  readonly line: string;
  /** Behind words in ink, and rings of focus: the accent, as light as a marker's trace. */
  readonly mark: string;
};

/** Contrast of ink on a mark: as light as the site's own. Darker ones of most accents look like mud behind words. */
const markContrast = 13;

const steps = Array.from({ length: 101 }, (_, step) => step / 100);
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const paper = parseHexColour(theme.color.paper) ?? white;
const ink = parseHexColour(theme.color.ink) ?? black;

/** The colours for an accent, which may be any. */
export function accentColours(accent: Rgb): AccentColours {
  const action = firstThat((colour) => Math.max(onPaper(colour), onInk(colour)) >= textContrast, accent, black);
  return {
    action: formatHexColour(action),
    onAction: formatHexColour(onPaper(action) >= onInk(action) ? paper : ink),
    line: formatHexColour(firstThat((colour) => onPaper(colour) >= textContrast, accent, black)),
    mark: formatHexColour(firstThat((colour) => onInk(colour) >= markContrast, accent, white)),
  };
}

/** The colour that is nearest to the first one and passes, on the way to the second, which does. */
function firstThat(passes: (colour: Rgb) => boolean, from: Rgb, to: Rgb): Rgb {
  for (const part of steps) {
    const colour = mixed(from, to, part);
    if (passes(colour)) return colour;
  }
  return to;
}

function onPaper(colour: Rgb): number {
  return contrastRatio(colour, paper);
}

function onInk(colour: Rgb): number {
  return contrastRatio(colour, ink);
}
