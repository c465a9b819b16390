import { createContext, useContext } from 'react';
import { faces, type Face } from './faces';
import { ink } from './palette';

/** The outlines that the words of a drawing are made of, by id; filled while the words are rendered. */
export const GlyphOutlines = createContext<Map<string, string>>(new Map());

type WordsProps = {
  readonly text: string;
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly face: Face;
  /** Size of the type in units of the drawing. */
  readonly size: number;
  /** Space added after each letter, in units of the drawing. Default 0. */
  readonly tracking?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
};

/** Words as the outlines of their letters, because an SVG shown as a picture has no access to the page's fonts. */
export function Words({ text, x, y, face, size, tracking = 0, anchor = 'start', fill = ink }: WordsProps) {
  const outlines = useContext(GlyphOutlines);
  const { letters, width } = setWords(text, { face, size, tracking });
  for (const { id, outline } of letters) outlines.set(id, outline);
  const scale = size / faces[face].unitsPerEm;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return (
    <g fill={fill} transform={`translate(${left.toFixed(1)} ${String(y)}) scale(${String(scale)} ${String(-scale)})`}>
      {letters.map(({ id, start }) => (
        <use key={start} href={`#${id}`} x={Math.round(start)} />
      ))}
    </g>
  );
}

/** How far the words reach, in units of the drawing. */
export function wordsWidth(text: string, setting: Setting): number {
  return setWords(text, setting).width;
}

type Setting = { readonly face: Face; readonly size: number; readonly tracking: number };

/** Places the letters, in the units of the font; the width is in those of the drawing. */
function setWords(text: string, { face, size, tracking }: Setting) {
  const font = faces[face];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, ['tnum', 'kern']);
  const letters = [];
  let end = 0;
  for (const [index, glyph] of glyphs.entries()) {
    letters.push({ id: `${face}${String(glyph.id)}`, outline: glyph.path.toSVG(), start: end });
    end += (positions[index]?.xAdvance ?? glyph.advanceWidth) + tracking / scale;
  }
  return { letters, width: end * scale - tracking };
}
