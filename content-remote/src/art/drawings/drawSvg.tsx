import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GlyphOutlines } from './Words';

/** A drawing as the text of an SVG file, with the outlines of its letters. */
export function drawSvg(drawing: ReactNode): string {
  const outlines = new Map<string, string>();
  const svg = renderToStaticMarkup(<GlyphOutlines.Provider value={outlines}>{drawing}</GlyphOutlines.Provider>);
  if (outlines.size === 0) return svg;
  const glyphs = [...outlines].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('');
  return svg.replace(/<\/svg>$/, `<defs>${glyphs}</defs></svg>`);
}
