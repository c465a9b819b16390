const taken = new Set<number>();

/**
 * Takes a place on the page: the one wanted, or else the next that is free. Each place has a draft of its own, and an
 * element that is moved, or made anew by a page's script, finds the draft of its place again.
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
