import type { ReactNode } from 'react';
import { firmProfile } from '@incasso/contract/firmProfile';
import { band, ink, marker, paper } from '../art/drawings/palette';
import { DeskDrawing } from '../art/drawings/DeskDrawing';
import { LeieDrawing } from '../art/drawings/LeieDrawing';
import { Sheet } from '../art/drawings/Sheet';
import { TeamDrawing } from '../art/drawings/TeamDrawing';
import { Words, wordsWidth } from '../art/drawings/Words';

/** As social networks show it. */
const socialPictureSize = { width: 1200, height: 630 } as const;

export type SocialPictureContent = {
  /** The last line stands on the marker. */
  readonly lines: readonly string[];
  readonly art: 'desk' | 'invoice' | 'team' | 'leie';
};

const title = { face: 'serif', size: 68, tracking: -1.4 } as const;
const lineHeight = 82;

/** The picture of a link to a page: its promise on the left, its drawing on the right. */
export function SocialPicture({ lines, art }: SocialPictureContent) {
  const first = 315 - ((lines.length - 1) * lineHeight) / 2 + 16;
  return (
    <Sheet size={socialPictureSize}>
      <rect width="1200" height="630" fill={paper} />
      <rect x="640" width="560" height="630" fill={band} />
      <svg x="640" width="560" height="630" viewBox="0 0 560 630">
        {art === 'desk' && place(<DeskDrawing isStill />, 'translate(-56 4) scale(.9)')}
        {art === 'invoice' && place(<DeskDrawing isStill />, 'translate(-330 -40) scale(1.5)')}
        {art === 'team' && place(<TeamDrawing />, 'translate(-284 0) scale(1.125)')}
        {art === 'leie' && place(<LeieDrawing />, 'translate(-700 26) scale(1.16)')}
      </svg>
      {lines.map((line, index) => {
        const y = first + index * lineHeight;
        const isLast = index === lines.length - 1;
        return (
          <g key={line}>
            {isLast && <Highlight y={y} width={wordsWidth(line, title)} />}
            <Words {...title} text={line} x={72} y={y} />
          </g>
        );
      })}
      <Words text={firmProfile.firmName} face="sansBold" size={26} x={72} y={96} />
      <path d="M72 548H560M72 554H560" stroke={ink} strokeWidth="2" />
      <Words text={firmProfile.phone.display} face="sans" size={24} x={72} y={594} />
    </Sheet>
  );
}

function place(drawing: ReactNode, transform: string) {
  return <g transform={transform}>{drawing}</g>;
}

function Highlight({ y, width }: { y: number; width: number }) {
  return (
    <path
      d={`M60 ${String(y - 54)}L${String(88 + width)} ${String(y - 60)}V${String(y + 12)}L60 ${String(y + 18)}Z`}
      fill={marker}
    />
  );
}
