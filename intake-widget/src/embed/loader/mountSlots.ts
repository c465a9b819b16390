/** The slots of the page's elements, by key and reference. */
const taken: Record<string, Set<number>> = {};

/**
 * Claims a slot among the elements of one key and reference; each slot has its own draft. An element that is moved
 * keeps its slot, and so finds its draft again. A new one gets a slot above all others: it must not find the draft of
 * one that was removed. A page's only element always has the first.
 */
export function claimMountSlot(scope: string, former: number): number {
  const others = (taken[scope] ??= new Set());
  const slot = former > 0 && !others.has(former) ? former : Math.max(0, ...others) + 1;
  others.add(slot);
  return slot;
}

export function releaseMountSlot(scope: string, slot: number): void {
  taken[scope]?.delete(slot);
}
