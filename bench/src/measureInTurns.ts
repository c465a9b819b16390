type Visit = () => Promise<Readonly<Record<string, number>>>;

/**
 * Visits both pages in turns, so that other load slows both alike, and returns the medians. Runs one extra round first
 * and drops it, to warm up files, servers and machine.
 */
export async function measureInTurns(rounds: number, visits: { readonly ours: Visit; readonly handWritten: Visit }) {
  const samples = { ours: [await visits.ours()], handWritten: [await visits.handWritten()] };
  for (let round = 0; round < rounds; round += 1) {
    samples.ours.push(await visits.ours());
    samples.handWritten.push(await visits.handWritten());
  }
  return (value: string) => ({
    ours: median(samples.ours.slice(1).map((sample) => sample[value] ?? Number.NaN)),
    handWritten: median(samples.handWritten.slice(1).map((sample) => sample[value] ?? Number.NaN)),
  });
}

/** The middle of an odd count, the upper of the middle two of an even one. */
function median(sample: readonly number[]): number {
  return sample.toSorted((one, other) => one - other)[Math.floor(sample.length / 2)] ?? Number.NaN;
}
