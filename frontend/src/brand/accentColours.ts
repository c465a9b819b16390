import { theme } from './theme';
import { contrastRatio, formatHexColour, mixed, parseHexColour, textContrast, type Rgb } from './contrast';

/**
 * The colours of the intake that are derived from a partner's accent, in hex. The text in each pair named here has a
 * contrast of at least 4.5:1.
 */
export type AccentColours = {
  /** Background of the primary button: the accent, darkened until some text is readable on it. */
  readonly action: string;
  /** Text on `action`: paper or ink, whichever has more contrast. */
  readonly onAction: string;
  /** Lines, and text on paper: the accent, darkened until it is readable. */
  readonly line: string;
  /** Background of highlighted ink text, and focus rings: the accent, as light as a highlighter. */
  readonly mark: string;
};

/** Contrast of ink on a highlight, equal to that of the site's own. Darker highlights look muddy for most accents. */
const markContrast = 13;

const steps = Array.from({ length: 101 }, (_, step) => step / 100);
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const paper = parseHexColour(theme.color.paper) ?? white;
const ink = parseHexColour(theme.color.ink) ?? black;

export function accentColours(accent: Rgb): AccentColours {
  const action = firstThat((colour) => Math.max(onPaper(colour), onInk(colour)) >= textContrast, accent, black);
  return {
    action: formatHexColour(action),
    onAction: formatHexColour(onPaper(action) >= onInk(action) ? paper : ink),
    line: formatHexColour(firstThat((colour) => onPaper(colour) >= textContrast, accent, black)),
    mark: formatHexColour(firstThat((colour) => onInk(colour) >= markContrast, accent, white)),
  };
}

/** Mixes the first colour with the second in steps, and returns the first mix that passes, else the second colour. */
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
