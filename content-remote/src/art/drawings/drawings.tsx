import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ArtName } from '../artSizes';
import { DeskDrawing } from './DeskDrawing';
import { LeieDrawing } from './LeieDrawing';
import { marker, mist, slate } from './palette';
import { people } from './people';
import { PortraitDrawing } from './PortraitDrawing';
import { TeamDrawing } from './TeamDrawing';
import { GlyphOutlines } from './Words';

/** Every picture of the site as the text of its SVG file, by the file's name. */
export function drawings(): Readonly<Record<ArtName, string>> & Readonly<Record<string, string>> {
  return { desk: draw(<DeskDrawing />), leie: draw(<LeieDrawing />), team: draw(<TeamDrawing />), ...portraits() };
}

function portraits(): Record<string, string> {
  const { elise, wouter, nadia, bram, lien } = people;
  return {
    'portrait-elise': draw(<PortraitDrawing {...elise} ground={slate} />),
    'portrait-wouter': draw(<PortraitDrawing {...wouter} ground={marker} />),
    'portrait-nadia': draw(<PortraitDrawing {...nadia} ground={mist} />),
    'portrait-bram': draw(<PortraitDrawing {...bram} ground={mist} />),
    'portrait-lien': draw(<PortraitDrawing {...lien} ground={marker} />),
  };
}

function draw(drawing: ReactNode): string {
  const outlines = new Map<string, string>();
  const svg = renderToStaticMarkup(<GlyphOutlines.Provider value={outlines}>{drawing}</GlyphOutlines.Provider>);
  if (outlines.size === 0) return svg;
  const glyphs = [...outlines].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('');
  return svg.replace(/<\/svg>$/, `<defs>${glyphs}</defs></svg>`);
}
