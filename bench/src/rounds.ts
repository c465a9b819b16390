/**
 * Measures all subjects in turns, so that what else the machine does meets them alike. Answers all samples of each. One
 * round more is run first and forgotten: it warms the files, the servers and the machine.
 */
export async function rounds<Subject extends string, Sample>(
  count: number,
  subjects: Readonly<Record<Subject, () => Promise<Sample>>>,
): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round <= count; round += 1) {
    for (const [name, measure] of Object.entries<() => Promise<Sample>>(subjects)) {
      const sample = await measure();
      if (round > 0) samples.set(name, [...(samples.get(name) ?? []), sample]);
    }
  }
  return samples;
}
