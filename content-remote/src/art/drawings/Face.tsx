import { ink } from './palette';

/** As few strokes as make a friendly face. `mouth`: its colour, where a beard lies under it. */
export function Face({ mouth = ink }: { readonly mouth?: string }) {
  return (
    <g stroke={ink} strokeWidth="2" strokeLinecap="round" fill="none">
      <path d="M-13-226v3M13-226v3" strokeWidth="4" />
      <path d="M1-224C1-218 4-213 3-210C2-208-1-208-3-209" />
      <path d="M-8-199C-3-195 5-195 9-200" stroke={mouth} />
    </g>
  );
}
