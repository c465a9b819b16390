import { embedDensities, embedFonts, maxEmbedRadius } from '@incasso/contract/embed/embedTheme';
import type { WrittenTheme } from '@incasso/contract/embed/frameAddress';
import type { BrandVariable } from './theme';
import { accentColours } from './accentColours';
import { parseHexColour } from './contrast';

/** Values of CSS variables by name. An `undefined` one keeps the site's style. */
export type ThemeVariables = Readonly<Record<BrandVariable, string | undefined>>;

const fontStacks: Readonly<Record<(typeof embedFonts)[number], string | undefined>> = {
  site: undefined,
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, 'Arial Rounded MT', sans-serif",
  serif: "Charter, 'Bitstream Charter', Cambria, Georgia, serif",
};

/** The CSS variables of a partner's theme. Invalid values are ignored. */
export function themeVariables({ accent = '', radius = '', font, density }: WrittenTheme): ThemeVariables {
  const colour = parseHexColour(accent);
  const colours = colour === undefined ? undefined : accentColours(colour);
  const chosenFont = embedFonts.find((name) => name === font) ?? 'site';
  const isCompact = embedDensities.find((name) => name === density) === 'compact';
  return {
    '--brand-action': colours?.action,
    '--brand-on-action': colours?.onAction,
    '--brand-line': colours?.line,
    '--brand-mark': colours?.mark,
    '--brand-radius': readRadius(radius),
    '--brand-font': fontStacks[chosenFont],
    '--brand-gap': isCompact ? '1rem' : undefined,
    '--brand-control': isCompact ? '2.5rem' : undefined,
  };
}

export function invalidAttributes({ accent, radius, font, density }: WrittenTheme): string[] {
  const isValid: Readonly<Record<keyof WrittenTheme, boolean>> = {
    accent: accent === undefined || parseHexColour(accent) !== undefined,
    radius: radius === undefined || readRadius(radius) !== undefined,
    font: font === undefined || embedFonts.some((name) => name === font),
    density: density === undefined || embedDensities.some((name) => name === density),
  };
  return Object.entries(isValid).flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

function readRadius(written: string): string | undefined {
  const pixels = Number(/^(\d{1,3})(px)?$/.exec(written)?.[1]);
  return pixels <= maxEmbedRadius ? `${pixels}px` : undefined;
}
