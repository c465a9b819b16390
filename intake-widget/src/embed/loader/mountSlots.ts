/** The slots of the page's elements, by key and reference. */
const taken: Record<string, number[]> = {};

/**
 * Claims a slot among the elements of one key and reference; each slot has its own draft. An element that is moved
 * keeps its slot, and so finds its draft again. A new one gets a slot above all others: it must not find the draft of
 * one that was removed. A page's only element always has the first.
 */
export function claimMountSlot(scope: string, former: number): number {
  const others = taken[scope] ?? [];
  const slot = others.includes(former) || former === 0 ? Math.max(0, ...others) + 1 : former;
  taken[scope] = [...others, slot];
  return slot;
}

export function releaseMountSlot(scope: string, slot: number): void {
  taken[scope] = taken[scope]?.filter((other) => other !== slot) ?? [];
}
