/** Concurrent requests to the bucket, which may hold thousands of objects */
const batchSize = 20;

export async function mapInBatches<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Promise<Mapped>,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (let start = 0; start < items.length; start += batchSize)
    mapped.push(...(await Promise.all(items.slice(start, start + batchSize).map(map))));
  return mapped;
}
