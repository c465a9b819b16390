import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ArtName } from '../artSizes';
import { DeskDrawing } from './DeskDrawing';
import { LeieDrawing } from './LeieDrawing';
import { TeamDrawing } from './TeamDrawing';
import { GlyphOutlines } from './Words';

/** Every picture of the site as the text of its SVG file, by the file's name. */
export function drawings(): Readonly<Record<ArtName, string>> {
  return { desk: draw(<DeskDrawing />), leie: draw(<LeieDrawing />), team: draw(<TeamDrawing />) };
}

function draw(drawing: ReactNode): string {
  const outlines = new Map<string, string>();
  const svg = renderToStaticMarkup(<GlyphOutlines.Provider value={outlines}>{drawing}</GlyphOutlines.Provider>);
  if (outlines.size === 0) return svg;
  const glyphs = [...outlines].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('');
  return svg.replace(/<\/svg>$/, `<defs>${glyphs}</defs></svg>`);
}
