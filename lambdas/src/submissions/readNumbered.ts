/** Records that are numbered from 1 in the order in which they were committed, up to the first number without one. */
export async function readNumbered<Numbered>(
  maxCount: number,
  read: (number: number) => Promise<Numbered | undefined>,
): Promise<Numbered[]> {
  const found: Numbered[] = [];
  for (let number = 1; number <= maxCount; number += 1) {
    const record = await read(number);
    if (record === undefined) break;
    found.push(record);
  }
  return found;
}
