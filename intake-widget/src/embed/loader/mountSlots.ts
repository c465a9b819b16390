const taken = new Set<number>();

/**
 * Claims a slot on the page: the wanted one, otherwise the next free one. Each slot has its own draft, so an element
 * that a page's script moves or recreates finds its draft again.
 */
export function claimMountSlot(wanted: number): number {
  let slot = wanted;
  while (taken.has(slot)) slot += 1;
  taken.add(slot);
  return slot;
}

export function releaseMountSlot(slot: number): void {
  taken.delete(slot);
}
