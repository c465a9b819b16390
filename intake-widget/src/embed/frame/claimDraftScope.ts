import type { FrameAddress } from '@incasso/contract/embed/frameAddress';

/** The parts of a window that say where it is, and which iframes its page has. */
type Frame = {
  readonly location: { readonly href: string };
  readonly parent: { readonly length: number; readonly [index: number]: object | undefined };
};

/** Property of a window with its intake's draft scope. */
const claimed = 'incassoDraftScope';

/**
 * What the drafts of an intake belong to: the partner's key, the intake's place on the page, and the reference. Nobody
 * numbers iframes without the script: equal ones number themselves in the order of the page, whichever starts first, or
 * each would show the other's draft after a reload. A number that another has is skipped. Iframes of the script are in
 * shadow trees, so their page's window does not list them.
 */
export function claimDraftScope(
  { key, place, reference }: Pick<FrameAddress, 'key' | 'place' | 'reference'>,
  frame: Frame = window,
): string {
  const scopeOf = (at: string) => `${key}/${at}/${reference}`;
  if (place !== '') return scopeOf(place);
  const siblings = Array.from({ length: frame.parent.length }, (_, index) => frame.parent[index]);
  const before = siblings.slice(0, siblings.indexOf(frame));
  const taken = siblings.map((sibling) => readOf(sibling, claimed));
  let number = 1 + before.filter((sibling) => addressOf(sibling) === addressOf(frame)).length;
  while (taken.includes(scopeOf(`frame ${String(number)}`))) number += 1;
  const scope = scopeOf(`frame ${String(number)}`);
  Reflect.set(frame, claimed, scope);
  return scope;
}

function addressOf(frame: object | undefined): unknown {
  return readOf(readOf(frame, 'location'), 'href');
}

function readOf(value: unknown, name: string): unknown {
  try {
    return Reflect.get(Object(value), name);
  } catch {
    // An iframe of another site.
    return undefined;
  }
}
