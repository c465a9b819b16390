import fc from 'fast-check';
import { theme } from './theme';
import { accentColours } from './accentColours';
import { contrastRatio, formatHexColour, parseHexColour, textContrast, type Rgb } from './contrast';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);

test('keeps all text readable on its background, whatever the accent', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      const { action, onAction, line, mark } = accentColours(accent);

      const pairs = [
        [onAction, action],
        [line, theme.color.paper],
        [theme.color.ink, mark],
      ] as const;
      for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(textContrast);
    }),
    { numRuns: 2000 },
  );
});

test('does not change an accent with enough contrast', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      fc.pre(contrastRatio(accent, [255, 255, 255]) >= textContrast);

      expect(accentColours(accent)).toMatchObject({ action: formatHexColour(accent), line: formatHexColour(accent) });
    }),
  );
});

test.each([
  ['#ffff00', { action: '#ffff00', onAction: '#0e1b2e', line: '#7a7a00', mark: '#ffff00' }],
  ['#ffffff', { action: '#ffffff', onAction: '#0e1b2e', line: '#757575', mark: '#ffffff' }],
  ['#000000', { action: '#000000', onAction: '#ffffff', line: '#000000', mark: '#e0e0e0' }],
  ['#0a7a5f', { action: '#0a7a5f', onAction: '#ffffff', line: '#0a7a5f', mark: '#d0e6e1' }],
])('derives from %s the colours %j', (accent, colours) => {
  expect(accentColours(rgb(accent))).toEqual(colours);
});

function contrast(one: string, other: string): number {
  return contrastRatio(rgb(one), rgb(other));
}

function rgb(hex: string): Rgb {
  const colour = parseHexColour(hex);
  if (colour === undefined) throw new Error(`${hex} is no colour.`);
  return colour;
}
