import { dusk, ink, paper } from './palette';

/** What someone wears: a jacket over a shirt in this colour, or a blouse or a sweater of one piece. */
export type Outfit = {
  readonly clothes: string;
  /** Default: a sweater. */
  readonly shirt?: string;
  readonly isBlouse?: boolean;
};

/** The body of a figure from the neck to the table's edge, in what it wears. */
export function Clothes({ clothes, shirt, isBlouse = false }: Outfit) {
  return (
    <>
      <path
        d="M-84 0C-88-70-84-128-66-142C-52-152-30-154-18-160C-10-148 10-148 18-160C30-154 52-152 66-142C84-128 88-70 84 0Z"
        fill={clothes}
        stroke={ink}
        strokeWidth="2"
      />
      <path d="M-53-92C-57-70-57-46-56-26M53-92C57-70 57-46 56-26" fill="none" {...seam(clothes)} />
      {shirt !== undefined && <Jacket clothes={clothes} shirt={shirt} />}
      {isBlouse && <Collar />}
      {shirt === undefined && !isBlouse && (
        <path d="M-23-158C-13-139 13-139 23-158" fill="none" {...seam(clothes)} strokeWidth="2" />
      )}
    </>
  );
}

function Jacket({ clothes, shirt }: Required<Pick<Outfit, 'clothes' | 'shirt'>>) {
  return (
    <>
      <path d="M-18-160C-10-148 10-148 18-160L27-152L0-70L-27-152Z" fill={shirt} stroke={ink} strokeWidth="2" />
      <path d="M-18-160L-12-134L0-146L12-134L18-160" fill={shirt} stroke={ink} strokeWidth="1.5" />
      <path d="M0-70V0M-27-152L-43-112L-29-106L-34-94L0-70L34-94L29-106L43-112L27-152" fill="none" {...seam(clothes)} />
      <path d="M5-40h.1M5-18h.1" {...seam(clothes)} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Collar() {
  return (
    <g fill={paper} stroke={ink} strokeWidth="2" strokeLinejoin="round">
      <path d="M0-134V0" strokeWidth="1" />
      <path d="M-18-162L-29-150L-17-124L0-140L17-124L29-150L18-162C10-146-10-146-18-162Z" />
    </g>
  );
}

/** The line that tells sleeve from body, to be seen on its cloth. */
function seam(clothes: string) {
  return clothes === ink || clothes === dusk ? { stroke: paper, opacity: 0.5 } : { stroke: ink, opacity: 0.75 };
}
