const taken = new Set<number>();

/**
 * Claims a slot on the page: the wanted one, otherwise the next free one. Each slot has its own draft, so an element
 * that a page's script moves or recreates finds its draft again.
 */
export function claimMountSlot(wanted: number): number {
  let place = wanted;
  while (taken.has(place)) place += 1;
  taken.add(place);
  return place;
}

export function releaseMountSlot(place: number): void {
  taken.delete(place);
}
