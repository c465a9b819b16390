import { artSizes } from '../artSizes';
import { Broeltorens } from './Broeltorens';
import { Figure } from './Figure';
import { band, ink, marker, mist, paper, rule, slate } from './palette';
import { people } from './people';
import { Sheet } from './Sheet';

/** Six people at one table, the Broeltorens in the window behind them. */
export function TeamDrawing() {
  return (
    <Sheet size={artSizes.team}>
      <rect width="960" height="600" fill={mist} />
      <Window />
      <Figure {...people.elise} x={110} y={470} />
      <Figure {...people.wouter} x={262} y={470} scale={1.08} />
      <Figure {...people.nadia} x={408} y={470} scale={0.98} />
      <Figure {...people.bram} x={556} y={470} scale={1.04} />
      <Figure {...people.lien} x={700} y={470} scale={1.06} />
      <Figure {...people.greet} x={850} y={470} />
      <Table />
    </Sheet>
  );
}

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

function Table() {
  return (
    <>
      <path d="M0 470H960V600H0Z" fill={paper} />
      <path d="M0 470H960" stroke={ink} strokeWidth="2" />
      <path d="M0 484H960" stroke={rule} />
      <Papers x={212} />
      <Papers x={690} isMarked />
      <Laptop x={556} />
      <Marker />
    </>
  );
}

/** Seen from behind. */
function Laptop({ x }: { x: number }) {
  return (
    <g transform={`translate(${String(x)} 500)`} stroke={ink} strokeWidth="2">
      <rect x="-66" y="-92" width="132" height="92" rx="6" fill={mist} />
      <path d="M-78 0H78V5Q78 10 72 10H-72Q-78 10-78 5Z" fill={slate} />
      <path d="M-8-46H8M-8-40H8" />
    </g>
  );
}

/** The highlighter, ready. */
function Marker() {
  return (
    <g transform="translate(392 540) rotate(-6)" stroke={ink} strokeWidth="2">
      <rect width="84" height="16" rx="4" fill={marker} />
      <path d="M84 2h12l6 4v4l-6 4h-12z" fill={ink} />
      <rect width="20" height="16" rx="4" fill={ink} />
    </g>
  );
}

function Papers({ x, isMarked = false }: { x: number; isMarked?: boolean }) {
  return (
    <g transform={`translate(${String(x)} 508)`} stroke={ink} strokeWidth="2" fill={paper}>
      <path d="M22-6h96l16 58H8z" />
      <path d="M6 0h96l14 58H-10z" />
      <path d="M18 16h70M16 28h74M14 40h50" stroke={slate} />
      {isMarked && <path d="M66 40h28" stroke={marker} strokeWidth="9" />}
    </g>
  );
}
