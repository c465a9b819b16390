import { artSizes, quayHeight } from '../artSizes';
import { Broeltorens } from './Broeltorens';
import { band, ink, marker, mist, paper, slate } from './palette';
import { Sheet } from './Sheet';

/** The Leie at Kortrijk between its towers, its water ruled like a ledger. */
export function LeieDrawing() {
  return (
    <Sheet size={artSizes.leie}>
      <rect width="1200" height="520" fill={band} />
      <circle cx="905" cy="118" r="54" fill={marker} />
      <Houses x={0} heights={[150, 186, 132, 168]} />
      <Houses x={888} heights={[142, 174, 196, 128]} />
      <g transform={`translate(320 ${String(quayHeight)})`}>
        <Broeltorens />
      </g>
      <path d={`M0 ${String(quayHeight)}H1200`} stroke={ink} strokeWidth="2" />
      <rect y={quayHeight + 1} width="1200" height="119" fill={paper} />
      {[420, 440, 460, 480, 500].map((y, row) => (
        <path
          key={y}
          d={`M${String(row % 2 === 0 ? 0 : 60)} ${String(y)}H${String(row % 2 === 0 ? 1140 : 1200)}`}
          stroke={slate}
          strokeDasharray={`${String(300 - row * 40)} ${String(14 + row * 8)}`}
        />
      ))}
      <path d="M850 430h108M868 450h70M880 470h40" stroke={marker} strokeWidth="8" />
    </Sheet>
  );
}

/** Stepped gables along the quay. */
function Houses({ x, heights }: { x: number; heights: readonly number[] }) {
  return (
    <g transform={`translate(${String(x)} ${String(quayHeight)})`} stroke={ink} strokeWidth="2" strokeLinejoin="round">
      {heights.map((height, index) => {
        const left = index * 78;
        return (
          <g key={height} transform={`translate(${String(left)} 0)`}>
            <path d={gable(height)} fill={index % 2 === 0 ? paper : mist} />
            {[0, 1].flatMap((row) =>
              [16, 48].map((column) => (
                <path
                  key={`${String(row)}${String(column)}`}
                  d={`M${String(column)} ${String(-height + 24 + row * 48)}h14v24h-14z`}
                  fill={band}
                />
              )),
            )}
          </g>
        );
      })}
    </g>
  );
}

function gable(height: number): string {
  return `M0 0V${String(-height)}h10v-16h10v-16h10v-16h18v16h10v16h10v16h10V0Z`;
}
