/** A random generator that is reproducible from its seed. */
export type Random = ReturnType<typeof seededRandom>;

export function seededRandom(seed: number) {
  let state = seed >>> 0;

  /** From 0, below 1: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (Mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');

  return {
    chance: (share: number) => next() < share,
    below,
    between: (least: number, most: number) => least + next() * (most - least),
    pick<Item>(items: readonly [Item, ...Item[]]): Item {
      return items[below(items.length)] ?? items[0];
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)),
  };
}
