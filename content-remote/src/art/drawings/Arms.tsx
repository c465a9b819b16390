import { ink, paper } from './palette';

type ArmsProps = {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly clothes: string;
  readonly pose: Pose;
};

/** `folded`: one over the other; `together`: hand in hand; `typing`: the hands out of sight. */
type Pose = 'folded' | 'together' | 'typing';

/** Arms on the table, in front of the figure at the same place. */
export function Arms({ x, y, scale = 1, clothes, pose }: ArmsProps) {
  const { hands, wrists } = poses[pose];
  return (
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`} strokeLinecap="round">
      <Sleeve side={1} clothes={clothes} to={wrists.right} />
      {hands && <Hand side={1} at={wrists.right} />}
      <Sleeve side={-1} clothes={clothes} to={wrists.left} />
      {hands && <Hand side={-1} at={wrists.left} />}
    </g>
  );
}

const poses = {
  folded: { wrists: { right: [-20, 20], left: [18, 20] }, hands: true },
  together: { wrists: { right: [27, 19], left: [-23, 20] }, hands: true },
  typing: { wrists: { right: [50, 16], left: [-50, 16] }, hands: false },
} as const satisfies Record<Pose, { wrists: Record<'right' | 'left', Point>; hands: boolean }>;

type Point = readonly [number, number];

/** The figure's own right is at the left. */
type Side = 1 | -1;

type SleeveProps = { side: Side; clothes: string; to: Point };

/** From the elbow, which grows out of the body without a line, to the wrist. */
function Sleeve({ side, clothes, to: [wristX, wristY] }: SleeveProps) {
  const elbow = `${String(side * 69)} 4`;
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={`M${elbow}L${String(wristX)} ${String(wristY)}`} stroke={ink} strokeWidth="32" />
      <path
        d={`M${String(side * 69)} -14L${elbow}L${String(wristX)} ${String(wristY)}`}
        stroke={clothes}
        strokeWidth="28"
      />
    </g>
  );
}

function Hand({ side, at: [x, y] }: { side: Side; at: Point }) {
  return (
    <g
      transform={`translate(${String(x)} ${String(y)}) scale(${String(-side)} 1) rotate(10)`}
      fill={paper}
      stroke={ink}
      strokeWidth="2"
    >
      <path d="M8-11H27C38-11 42-5 42 0C42 6 36 11 28 11H8Z" />
      <path d="M31-4H40M30 3H41" strokeWidth="1.5" />
      <rect x="5" y="-14" width="7" height="28" rx="2" />
    </g>
  );
}
