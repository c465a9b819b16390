import { dusk, ink, marker, mist, paper, rule, slate } from './palette';

/** The highlighter that the total was marked with, cap off, beside the invoice. */
export function Highlighter() {
  return (
    <g transform="translate(690 556) rotate(227)">
      <rect x="-14" y="-6" width="196" height="30" rx="6" fill={ink} opacity=".1" />
      <rect width="150" height="30" rx="6" fill={marker} />
      <rect x="0" width="34" height="30" rx="6" fill={ink} />
      <path d="M150 3h22l14 7v10l-14 7h-22z" fill={ink} />
      <path d="M186 11l12 2v8l-12-2z" fill={marker} />
      <path d="M48 8H138" stroke={paper} strokeWidth="3" opacity=".7" strokeLinecap="round" />
    </g>
  );
}

/** A pen, on the papers below. */
export function Pen() {
  return (
    <g transform="translate(70 330) rotate(62)">
      <rect x="4" y="7" width="230" height="11" rx="5" fill={ink} opacity=".1" />
      <rect width="190" height="12" rx="6" fill={dusk} />
      <path d="M190 1l34 5-34 5z" fill={slate} />
      <rect x="20" y="-3" width="64" height="4" rx="2" fill={slate} />
    </g>
  );
}

/** A cup of coffee from above, cut by the left edge of the papers. */
export function Cup() {
  return (
    <g transform="translate(112 96)">
      <circle cx="6" cy="8" r="68" fill={ink} opacity=".07" />
      <circle r="68" fill={paper} stroke={rule} />
      <circle r="46" fill={mist} />
      <rect
        x="40"
        y="-9"
        width="34"
        height="18"
        rx="9"
        transform="rotate(-38)"
        fill={paper}
        stroke={rule}
        strokeWidth="2"
      />
      <circle r="38" fill={paper} stroke={rule} strokeWidth="2" />
      <circle r="31" fill={dusk} />
      <path
        d="M-20-10A24 24 0 0 1 4-23"
        fill="none"
        stroke={slate}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
      />
    </g>
  );
}
