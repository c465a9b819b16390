/** The value below which a part of the sample lies, `part` from 0 to 1 (nearest rank). `NaN` of none. */
export function percentile(sample: readonly number[], part: number): number {
  const sorted = [...sample].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle of a sample, for an even count the mean of the middle two. `NaN` of none. */
export function median(sample: readonly number[]): number {
  const sorted = [...sample].sort((one, other) => one - other);
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(sorted.length / 2) - 1,
    Math.floor(sorted.length / 2) + 1,
  );
  return (low + high) / 2;
}
