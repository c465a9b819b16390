import { artSizes } from '../artSizes';
import { Broeltorens } from './Broeltorens';
import { Figure } from './Figure';
import { band, dusk, ink, marker, mist, paper, rule, slate } from './palette';
import { Sheet } from './Sheet';

/** Six people at one table, the Broeltorens in the window behind them. */
export function TeamDrawing() {
  return (
    <Sheet size={artSizes.team}>
      <rect width="960" height="600" fill={mist} />
      <Window />
      <Figure x={110} y={470} hair="bob" hairColor={dusk} clothes={paper} lean={4} />
      <Figure x={262} y={470} scale={1.08} hair="short" hairColor={slate} clothes={ink} shirt={paper} hasGlasses />
      <Figure x={408} y={470} scale={0.98} hair="curls" hairColor={ink} clothes={marker} lean={-4} />
      <Figure x={556} y={470} scale={1.04} hair="bald" hairColor={dusk} clothes={slate} />
      <Figure x={700} y={470} scale={1.06} hair="bun" hairColor={ink} clothes={dusk} shirt={paper} lean={-3} />
      <Figure x={850} y={470} hair="long" hairColor={slate} clothes={band} hasGlasses lean={-5} />
      <Table />
    </Sheet>
  );
}

function Window() {
  return (
    <>
      <rect x="120" y="36" width="720" height="360" fill={band} stroke={ink} strokeWidth="2" />
      <svg x="121" y="37" width="718" height="358" viewBox="0 0 718 358">
        <circle cx="600" cy="70" r="34" fill={marker} />
        <g transform="translate(135 300) scale(.8)" opacity=".55">
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
      <Papers x={200} />
      <Papers x={620} isMarked />
      <path d="M430 508h120l16 54H414z" fill={slate} stroke={ink} strokeWidth="2" />
      <path d="M414 562h152v6H414z" fill={ink} />
    </>
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
