import type { ComponentProps } from 'react';
import { portraitSize } from '../artSizes';
import { Figure } from './Figure';
import { Sheet } from './Sheet';

type PortraitProps = Omit<ComponentProps<typeof Figure>, 'x' | 'y' | 'scale'> & {
  readonly ground: string;
};

/** One of the team, head and shoulders. */
export function PortraitDrawing({ ground, ...figure }: PortraitProps) {
  return (
    <Sheet size={portraitSize}>
      <rect width={portraitSize.width} height={portraitSize.height} fill={ground} />
      <Figure {...figure} x={160} y={478} scale={1.46} />
    </Sheet>
  );
}
