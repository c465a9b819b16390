import { theme } from '@incasso/browser/brand/theme';
import { faces, type Face } from './faces';

type OutlinedTextProps = Setting & {
  readonly text: string;
  readonly x: number;
  readonly y: number;
};

type Setting = {
  readonly face: Face;
  /** In units of the drawing. */
  readonly size: number;
  /** Space between letters, in units of the drawing. Default 0. */
  readonly tracking?: number;
};

/** Text drawn as outlines of its letters, because the renderer has no fonts. */
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

/** Positions the glyphs in font units. The width is in units of the drawing. */
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
