import { theme } from '@incasso/browser/brand/theme';
import { faces, type Face } from './faces';

type OutlinedTextProps = Setting & {
  readonly text: string;
  readonly x: number;
  /** The base line. */
  readonly y: number;
};

type Setting = {
  readonly face: Face;
  /** Size of the type in units of the drawing. */
  readonly size: number;
  /** Space added after each letter, in units of the drawing. Default 0. */
  readonly tracking?: number;
};

/** Text as the outlines of their letters: the renderer of the pictures knows no fonts. */
export function OutlinedText({ text, x, y, ...setting }: OutlinedTextProps) {
  const { letters, scale } = positionLetters(text, setting);
  return (
    <g
      fill={theme.color.ink}
      transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)} ${String(-scale)})`}
    >
      {letters.map(({ outline, start }) => (
        <path key={start} d={outline} transform={`translate(${String(start)})`} />
      ))}
    </g>
  );
}

/** The width of outlined text, in units of the drawing. */
export function outlinedWidth(text: string, setting: Setting): number {
  return positionLetters(text, setting).width;
}

/** Places the letters, in the units of the font; the width is in those of the drawing. */
function positionLetters(text: string, { face, size, tracking = 0 }: Setting) {
  const font = faces[face];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, ['tnum', 'kern']);
  const letters = [];
  let end = 0;
  for (const [index, glyph] of glyphs.entries()) {
    letters.push({ outline: glyph.path.toSVG(), start: Math.round(end) });
    end += (positions[index]?.xAdvance ?? glyph.advanceWidth) + tracking / scale;
  }
  return { letters, scale, width: end * scale - tracking };
}
