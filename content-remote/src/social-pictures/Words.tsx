import { theme } from '@incasso/browser/brand/theme';
import { faces, type Face } from './faces';

type WordsProps = Setting & {
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

/** Words as the outlines of their letters: the renderer of the pictures knows no fonts. */
export function Words({ text, x, y, ...setting }: WordsProps) {
  const { letters, scale } = setWords(text, setting);
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

/** How far the words reach, in units of the drawing. */
export function wordsWidth(text: string, setting: Setting): number {
  return setWords(text, setting).width;
}

/** Places the letters, in the units of the font; the width is in those of the drawing. */
function setWords(text: string, { face, size, tracking = 0 }: Setting) {
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
