import type { FrameAddress } from '@incasso/contract/embed/frameAddress';

/** The parts of a window that say which other iframes its page has. */
type Frame = { readonly parent: { readonly length: number; readonly [index: number]: object | undefined } };

/** Property of a window with its intake's draft scope. */
const claimed = 'incassoDraftScope';

/**
 * What the drafts of an intake belong to: the partner's key, the intake's place on the page, and the reference. Nobody
 * numbers iframes without the script: each takes the first place that no other has, and marks its window with it. Those
 * of the script are in shadow trees, so their page's window does not list them.
 */
export function claimDraftScope(
  { key, place, reference }: Pick<FrameAddress, 'key' | 'place' | 'reference'>,
  frame: Frame = window,
): string {
  const scopeOf = (at: string) => `${key}/${at}/${reference}`;
  if (place !== '') return scopeOf(place);
  const taken = Array.from({ length: frame.parent.length }, (_, index) => claimOf(frame.parent[index]));
  let number = 1;
  while (taken.includes(scopeOf(`frame ${String(number)}`))) number += 1;
  const scope = scopeOf(`frame ${String(number)}`);
  Reflect.set(frame, claimed, scope);
  return scope;
}

function claimOf(sibling: object | undefined): unknown {
  try {
    return Reflect.get(Object(sibling), claimed);
  } catch {
    // An iframe of another site.
    return undefined;
  }
}
