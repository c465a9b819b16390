/** Items at a time: a bucket has more objects than it answers calls at once. */
const batchSize = 20;

/** What becomes of each item, in their order. */
export async function mapInBatches<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Promise<Mapped>,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (let start = 0; start < items.length; start += batchSize)
    mapped.push(...(await Promise.all(items.slice(start, start + batchSize).map(map))));
  return mapped;
}
