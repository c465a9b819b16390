/** A colour as red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text with its background (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** Parses a CSS hex colour of 3, 4, 6 or 8 digits, with or without `#`. Drops transparency. */
export function parseHexColour(written: string): Rgb | undefined {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(written.trim())?.[1];
  if (digits === undefined) return undefined;
  const isShort = digits.length < 6;
  const channel = (index: number) =>
    isShort
      ? Number.parseInt(digits.charAt(index).repeat(2), 16)
      : Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2)];
}

export function formatHexColour(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio of two colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mixes two colours. `part` is the share of the other one, from 0 to 1. */
export function mixed(colour: Rgb, other: Rgb, part: number): Rgb {
  const mix = (index: 0 | 1 | 2) => Math.round(colour[index] + (other[index] - colour[index]) * part);
  return [mix(0), mix(1), mix(2)];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
