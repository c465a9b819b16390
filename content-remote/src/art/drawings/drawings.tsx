import type { ArtName } from '../artSizes';
import { DeskDrawing } from './DeskDrawing';
import { drawSvg } from './drawSvg';
import { LeieDrawing } from './LeieDrawing';
import { marker, mist, slate } from './palette';
import { people } from './people';
import { PortraitDrawing } from './PortraitDrawing';
import { TeamDrawing } from './TeamDrawing';

/** Every picture of the site as the text of its SVG file, by the file's name. */
export function drawings(): Readonly<Record<ArtName, string>> & Readonly<Record<string, string>> {
  return {
    desk: drawSvg(<DeskDrawing />),
    leie: drawSvg(<LeieDrawing />),
    team: drawSvg(<TeamDrawing />),
    ...portraits(),
  };
}

function portraits(): Record<string, string> {
  const { elise, wouter, nadia, bram, lien } = people;
  return {
    'elise-voorbeeld': drawSvg(<PortraitDrawing {...elise} ground={slate} />),
    'wouter-model': drawSvg(<PortraitDrawing {...wouter} ground={marker} />),
    'nadia-staal': drawSvg(<PortraitDrawing {...nadia} ground={mist} />),
    'bram-proef': drawSvg(<PortraitDrawing {...bram} ground={mist} />),
    'lien-schets': drawSvg(<PortraitDrawing {...lien} ground={marker} />),
  };
}
