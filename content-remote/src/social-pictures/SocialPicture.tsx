import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { theme } from '@incasso/browser/brand/theme';
import { firmProfile } from '@incasso/contract/firmProfile';
import { OutlinedText, outlinedWidth } from './OutlinedText';

const socialPictureSize = { width: 1200, height: 630 } as const;

export type SocialPictureContent = {
  /** The last line is highlighted with the marker. */
  readonly lines: readonly string[];
  readonly art: keyof typeof arts;
};

const arts = {
  desk: { drawing: readDrawing('desk'), transform: 'translate(-56 4) scale(.9)' },
  invoice: { drawing: readDrawing('desk'), transform: 'translate(-330 -40) scale(1.5)' },
  team: { drawing: readDrawing('team'), transform: 'translate(-284 0) scale(1.125)' },
  leie: { drawing: readDrawing('leie'), transform: 'translate(-700 26) scale(1.16)' },
} as const;

const { band, ink, marker, paper } = theme.color;

const title = { face: 'serif', size: 68, tracking: -1.4 } as const;
const lineHeight = 82;

/** The picture in a page's link preview: text on the left, a drawing on the right. */
export function SocialPicture({ lines, art }: SocialPictureContent) {
  const { drawing, transform } = arts[art];
  const first = 315 - ((lines.length - 1) * lineHeight) / 2 + 16;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...socialPictureSize}>
      <rect width="1200" height="630" fill={paper} />
      <rect x="640" width="560" height="630" fill={band} />
      <svg x="640" width="560" height="630" viewBox="0 0 560 630">
        {/* Hides the stamp that the animation would fade out. */}
        <style>{'.open{display:none}'}</style>
        <g transform={transform} dangerouslySetInnerHTML={{ __html: drawing }} />
      </svg>
      {lines.map((line, index) => {
        const y = first + index * lineHeight;
        const isLast = index === lines.length - 1;
        return (
          <g key={line}>
            {isLast && <Highlight y={y} width={outlinedWidth(line, title)} />}
            <OutlinedText {...title} text={line} x={72} y={y} />
          </g>
        );
      })}
      <OutlinedText text={firmProfile.firmName} face="sansBold" size={26} x={72} y={96} />
      <path d="M72 548H560M72 554H560" stroke={ink} strokeWidth="2" />
      <OutlinedText text={firmProfile.phone.display} face="sans" size={24} x={72} y={594} />
    </svg>
  );
}

function readDrawing(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../art/${name}.svg`, import.meta.url)), 'utf8');
}

function Highlight({ y, width }: { y: number; width: number }) {
  return (
    <path
      d={`M60 ${String(y - 54)}L${String(88 + width)} ${String(y - 60)}V${String(y + 12)}L60 ${String(y + 18)}Z`}
      fill={marker}
    />
  );
}
