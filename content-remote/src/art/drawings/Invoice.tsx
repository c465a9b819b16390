import { ink, inkSoft, marker, paid, paper, rule } from './palette';
import { Words } from './Words';

const lines = [
  { text: 'Schrijnwerk werkplaats', amount: '3.200,00' },
  { text: 'Levering en plaatsing', amount: '650,00' },
  { text: 'Btw 21%', amount: '808,50' },
] as const;

const structuredMessage = '+++000/0000/00097+++';

/**
 * The contents of an invoice of 430 × 580: what was done, the total on the marker, the stamp and the payment slip.
 * Unless it is paid, the stamp 'openstaand' lies under the other.
 */
export function Invoice({ isPaid }: { readonly isPaid: boolean }) {
  return (
    <>
      <Words text="Factuur" face="serif" size={40} x={36} y={74} />
      <Words text="Nr. 2024-0097" face="sans" size={13} x={36} y={102} fill={inkSoft} />
      <Words text="Vervaldag 12 maart" face="sans" size={13} x={36} y={122} fill={inkSoft} />
      <path d="M36 164H394" stroke={ink} strokeWidth="1.5" />
      {lines.map(({ text, amount }, index) => {
        const y = 192 + index * 40;
        return (
          <g key={text}>
            <Words text={text} face="sans" size={15} x={36} y={y} />
            <Words text={amount} face="sans" size={15} x={394} y={y} anchor="end" />
            <path d={`M36 ${String(y + 14)}H394`} stroke={rule} />
          </g>
        );
      })}
      <path d="M222 306L398 300L402 332L224 338Z" fill={marker} />
      <Words text="Totaal" face="sansBold" size={15} x={36} y={327} />
      <Words text="€ 4.658,50" face="serif" size={26} x={394} y={328} anchor="end" />
      <path d="M36 348H394M36 352H394" stroke={ink} />
      {!isPaid && <Stamp className="open" text="OPENSTAAND" width={164} color={ink} />}
      <Stamp className="paid" text="BETAALD" width={132} color={paid} />
      <PaymentSlip />
    </>
  );
}

function Stamp({ className, text, width, color }: { className: string; text: string; width: number; color: string }) {
  return (
    <g className={className}>
      <g transform="translate(296 104) rotate(-9) scale(1.16)" fill="none" stroke={color}>
        <rect x={-width / 2} y="-24" width={width} height="48" rx="3" fill={paper} strokeWidth="3" />
        <rect x={-width / 2 + 5} y="-19" width={width - 10} height="38" rx="1" />
        <g stroke="none">
          <Words text={text} face="sansBold" size={18} tracking={2} x={0} y={6.5} anchor="middle" fill={color} />
        </g>
      </g>
    </g>
  );
}

function PaymentSlip() {
  return (
    <>
      <path d="M0 404H430" stroke={inkSoft} strokeDasharray="2 5" />
      <Words text="Overschrijving" face="sansBold" size={13} x={36} y={436} />
      <CharacterBoxes y={450} count={20} />
      <Words text="Mededeling" face="sans" size={11} x={36} y={502} fill={inkSoft} />
      <CharacterBoxes y={512} count={20} text={structuredMessage} />
    </>
  );
}

function CharacterBoxes({ y, count, text = '' }: { y: number; count: number; text?: string }) {
  const width = 358 / count;
  const marks = Array.from({ length: count + 1 }, (_, index) => `M${(36 + index * width).toFixed(1)} ${String(y)}v26`);
  return (
    <>
      <path d={`M36 ${String(y + 26)}H394${marks.join('')}`} stroke={rule} fill="none" />
      {Array.from(text).map((character, index) => (
        <Words
          key={`${character}${String(index)}`}
          text={character}
          face="sans"
          size={14}
          x={36 + (index + 0.5) * width}
          y={y + 19}
          anchor="middle"
        />
      ))}
    </>
  );
}
