import { dusk, ink, mist, paper, slate } from './palette';

/**
 * The two Broeltorens and the bridge between them, 560 wide, standing on y = 0. Below it the Leie, as ruled lines.
 */
export function Broeltorens() {
  return (
    <g stroke={ink} strokeWidth="2" strokeLinejoin="round">
      <path d="M120-92H440V0H410C400-54 346-72 280-72C214-72 160-54 150 0H120Z" fill={paper} />
      <path d="M112-104H448V-90H112Z" fill={mist} />
      <Tower x={60} />
      <Tower x={500} />
    </g>
  );
}

function Tower({ x }: { x: number }) {
  return (
    <g transform={`translate(${String(x)} 0)`}>
      <path d="M-62 0V-190H62V0Z" fill={paper} />
      <path d="M34 0V-190H62V0Z" fill={mist} stroke="none" />
      <path d="M-70-190V-214H70V-190Z" fill={paper} />
      {[-58, -34, -10, 14, 38].map((left) => (
        <path key={left} d={`M${String(left)}-214v-14h14v14`} fill={paper} />
      ))}
      <path d="M-50-228C-40-268-18-306 0-344C18-306 40-268 50-228Z" fill={dusk} />
      <path d="M0-344V-372" />
      <path d="M0-372L20-366L0-360" fill={slate} />
      <path d="M-8-256V-272A8 8 0 0 1 8-272V-256Z" fill={paper} />
      {[-150, -92].map((y) => (
        <path key={y} d={`M-7 ${String(y)}v-22a7 7 0 0 1 14 0v22z`} fill={dusk} />
      ))}
      <path d="M-62-60H62M-62-124H62" stroke={slate} strokeWidth="1" />
    </g>
  );
}
