import { Fragment } from 'react';
import { artSizes } from '../artSizes';
import { Arms } from './Arms';
import { Broeltorens } from './Broeltorens';
import { Figure } from './Figure';
import { band, ink, marker, mist, paper, slate } from './palette';
import { people } from './people';
import { Sheet } from './Sheet';

/** Six people at one table, the Broeltorens in the window behind them. */
export function TeamDrawing() {
  return (
    <Sheet size={artSizes.team}>
      <rect width="960" height="560" fill={mist} />
      <Window />
      <path d="M0 440H960V560H0Z" fill={band} />
      <path d="M0 440H960" stroke={ink} strokeWidth="2" />
      {seats.map(({ person, pose, ...seat }) => (
        <Fragment key={seat.x}>
          <Figure {...person} {...seat} y={tableEdge} />
          <Arms clothes={person.clothes} pose={pose} {...seat} y={tableEdge} />
        </Fragment>
      ))}
      <Papers x={164} />
      <Papers x={742} isMarked />
      <Laptop x={556} />
      <Marker />
    </Sheet>
  );
}

const tableEdge = 440;

/** From left to right. */
const seats = [
  { person: people.elise, x: 106, scale: 1, pose: 'folded' },
  { person: people.wouter, x: 258, scale: 1.08, pose: 'together' },
  { person: people.nadia, x: 408, scale: 0.98, pose: 'folded' },
  { person: people.bram, x: 556, scale: 1.04, pose: 'typing' },
  { person: people.lien, x: 702, scale: 1.06, pose: 'together' },
  { person: people.greet, x: 854, scale: 1, pose: 'folded' },
] as const;

function Window() {
  return (
    <>
      <rect x="120" y="36" width="720" height="360" fill={band} stroke={ink} strokeWidth="2" />
      <svg x="121" y="37" width="718" height="358" viewBox="0 0 718 358">
        <circle cx="360" cy="92" r="36" fill={marker} />
        <g transform="translate(174 300) scale(.666)" opacity=".55">
          <Broeltorens />
        </g>
        <path d="M0 300H718M0 316H640M60 332H718" stroke={slate} />
      </svg>
      <path d="M360 36V396M600 36V396" stroke={ink} strokeWidth="2" />
    </>
  );
}

/** Seen from behind. */
function Laptop({ x }: { x: number }) {
  return (
    <g transform={`translate(${String(x)} 486)`} stroke={ink} strokeWidth="2">
      <rect x="-66" y="-92" width="132" height="92" rx="6" fill={mist} />
      <path d="M-78 0H78V5Q78 10 72 10H-72Q-78 10-78 5Z" fill={slate} />
      <path d="M-8-46H8M-8-40H8" />
    </g>
  );
}

/** The highlighter, ready. */
function Marker() {
  return (
    <g transform="translate(352 516) rotate(-8)" stroke={ink} strokeWidth="2">
      <rect width="84" height="16" rx="4" fill={marker} />
      <path d="M84 2h12l6 4v4l-6 4h-12z" fill={ink} />
      <rect width="20" height="16" rx="4" fill={ink} />
    </g>
  );
}

function Papers({ x, isMarked = false }: { x: number; isMarked?: boolean }) {
  return (
    <g transform={`translate(${String(x)} 494) scale(0.82)`} stroke={ink} strokeWidth="2" fill={paper}>
      <path d="M22-6h96l16 58H8z" />
      <path d="M6 0h96l14 58H-10z" />
      <path d="M18 16h70M16 28h74M14 40h50" stroke={slate} />
      {isMarked && <path d="M66 40h28" stroke={marker} strokeWidth="9" />}
    </g>
  );
}
