/** A parser and the input that takes it longest. */
export type TimedParser = {
  readonly parser: string;
  /** Largest input that is let in; its unit is the parser's own. */
  readonly size: number;
  /** The worst input of that size, as what is then timed. */
  readonly prepare: (size: number) => () => unknown;
};

/** What machines differ by, and what else runs on them: a time is only held to so many times what it may be. */
const noise = 4;

/** Below this share of what is allowed, growth does not matter: no larger input is let in. */
const shareThatMatters = 0.5;

/**
 * Times parsers with their worst inputs at the limit, in CPU time of the whole process, prints them, the worst first,
 * and fails when one takes longer than it may, or much of it and more than thrice as long for twice the input.
 */
export async function timeInputs(
  { subject, allowedMs }: { subject: string; allowedMs: number },
  parsers: readonly TimedParser[],
): Promise<void> {
  const rows: { parser: string; size: number; ms: number; growth: number }[] = [];
  for (const { parser, size, prepare } of parsers) {
    const halfMs = await bestOf(prepare(Math.floor(size / 2)));
    const ms = await bestOf(prepare(size));
    rows.push({ parser, size, ms, growth: ms / halfMs });
  }
  rows.sort((one, other) => other.ms - one.ms);
  const table = rows.map(
    ({ parser, size, ms, growth }) =>
      `${ms.toFixed(1).padStart(8)} ms  x${growth.toFixed(1)} for twice the size  ${String(size).padStart(9)}  ${parser}`,
  );
  process.stdout.write(`${subject}, at most ${allowedMs} ms:\n${table.join('\n')}\n`);

  expect(rows.filter(({ ms }) => ms > allowedMs * noise)).toEqual([]);
  expect(rows.filter(({ ms, growth }) => ms > allowedMs * shareThatMatters && growth > 3)).toEqual([]);
}

/** CPU time of the fastest of some runs: what slows one down is not the parser's. In milliseconds. */
async function bestOf(run: () => unknown): Promise<number> {
  let best = Infinity;
  for (let runs = 0, spentMs = 0; runs < 7 && spentMs < 1500; runs += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    spentMs += ms;
    best = Math.min(best, ms);
  }
  return best;
}
