import { artSizes } from '../artSizes';
import { Invoice } from './Invoice';
import { Cup, Highlighter, Pen } from './deskThings';
import { band, ink, mist, paper, rule } from './palette';
import { Sheet } from './Sheet';

/** A desk from above: an open invoice on it gets its stamp 'betaald'. `isStill`: it has it already. */
export function DeskDrawing({ isStill = false }: { readonly isStill?: boolean }) {
  return (
    <Sheet size={artSizes.desk}>
      {!isStill && <style>{stampMotion}</style>}
      <g transform="translate(96 150) rotate(-9)">
        <rect x="10" y="12" width="330" height="470" fill={ink} opacity=".06" />
        <rect width="330" height="470" fill={band} stroke={rule} />
        {[60, 84, 108, 132, 156, 180, 204, 228, 252, 276, 300, 324, 348, 372, 396, 420].map((y) => (
          <path key={y} d={`M24 ${String(y)}H306`} stroke={rule} />
        ))}
      </g>
      <g transform="translate(180 48) rotate(3)">
        <rect x="12" y="14" width="430" height="580" fill={ink} opacity=".09" />
        <rect width="430" height="580" fill={paper} stroke={mist} />
        <Invoice isPaid={isStill} />
      </g>
      <Highlighter />
      <Pen />
      <Cup />
    </Sheet>
  );
}

const stampMotion = `
.open{animation:open .25s 1.6s both}
.paid{animation:paid .22s 1.9s cubic-bezier(.2,0,0,1) both;transform-origin:300px 120px}
@keyframes open{to{opacity:0}}
@keyframes paid{from{opacity:0;transform:scale(1.35)}}
@media(prefers-reduced-motion:reduce){.open{animation:none;opacity:0}.paid{animation:none}}
`.replaceAll('\n', '');
