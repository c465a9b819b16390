import fc from 'fast-check';
import { contrastRatio, formatHexColour, parseHexColour, type Rgb } from './contrast';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);

test('parses every colour that it formats', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(parseHexColour(formatHexColour(colour))).toEqual(colour);
    }),
  );
});

test.each([
  ['#0a7', [0, 170, 119]],
  ['0A7F', [0, 170, 119]],
  [' #00aa7780 ', [0, 170, 119]],
])('parses %j', (written, colour) => {
  expect(parseHexColour(written)).toEqual(colour);
});

test.each(['', '#', 'red', '#12345', '#1234567', '#ggg', 'rgb(0,0,0)', '#000;--x:1'])(
  'does not parse %j',
  (written) => {
    expect(parseHexColour(written)).toBeUndefined();
  },
);

test('calculates contrast ratios as WCAG does', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBe(21);
  expect(contrastRatio([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrastRatio([10, 20, 30], [10, 20, 30])).toBe(1);
});
