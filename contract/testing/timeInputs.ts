import { slowness } from './slowness';

/** A parser and the input that takes it longest. */
export type TimedParser = {
  readonly parser: string;
  /** Largest input that is let in; its unit is the parser's own. */
  readonly size: number;
  /** The worst input of that size, as what is then timed. */
  readonly prepare: (size: number) => () => unknown;
};

/** What else runs on a machine: a time is only held to so many times what it may be there. */
const noise = 4;

/** Below this, a growth cannot be told from noise, and does not matter. In milliseconds. */
const measurableMs = 10;
/** Square time makes four times of twice the input. */
const allowedGrowth = 3;

/**
 * Times parsers with their worst inputs at the limit, in CPU time of the whole process, prints them, the worst first,
 * and fails when one takes longer than it may on this machine, or more than thrice as long for twice the input, also
 * when it is timed once more: a collection of garbage in the wrong place can look like square time.
 */
export async function timeInputs(
  { subject, allowedMs }: { subject: string; allowedMs: number },
  parsers: readonly TimedParser[],
): Promise<void> {
  const rows: { parser: string; size: number; ms: number; growth: number }[] = [];
  for (const { parser, size, prepare } of parsers) {
    let row = await timeTwice({ size, prepare });
    if (row.growth > allowedGrowth) row = await timeTwice({ size, prepare });
    rows.push({ parser, size, ...row });
  }
  rows.sort((one, other) => other.ms - one.ms);
  const table = rows.map(
    ({ parser, size, ms, growth }) =>
      `${ms.toFixed(1).padStart(8)} ms  x${growth.toFixed(1)} for twice the size  ${String(size).padStart(9)}  ${parser}`,
  );
  const allowedHereMs = allowedMs * slowness();
  process.stdout.write(`${subject}, at most ${allowedHereMs.toFixed()} ms here:\n${table.join('\n')}\n`);

  expect(rows.filter(({ ms }) => ms > allowedHereMs * noise)).toEqual([]);
  expect(rows.filter(({ ms, growth }) => ms > measurableMs && growth > allowedGrowth)).toEqual([]);
}

/** The time at the limit, and how it grew from half of it. */
async function timeTwice({ size, prepare }: Omit<TimedParser, 'parser'>): Promise<{ ms: number; growth: number }> {
  const halfMs = await bestOf(prepare(Math.floor(size / 2)));
  const ms = await bestOf(prepare(size));
  return { ms, growth: ms / halfMs };
}

/** CPU time of the fastest of some runs: what slows one down is not the parser's. In milliseconds. */
async function bestOf(run: () => unknown): Promise<number> {
  let best = Infinity;
  for (let runs = 0, spentMs = 0; runs < 7 && spentMs < 250; runs += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    spentMs += ms;
    best = Math.min(best, ms);
  }
  return best;
}
