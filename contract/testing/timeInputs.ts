import { slowness } from './slowness';

/** A parser and the input that takes it longest. */
export type TimedParser = {
  readonly parser: string;
  /** Largest accepted input, in the parser's own unit. */
  readonly size: number;
  /** Makes the worst input of that size and returns the work to time. */
  readonly prepare: (size: number) => () => unknown;
};

/** Tolerance for other work on the machine. */
const noise = 4;

/** Shorter times are noise. In milliseconds. */
const measurableMs = 10;
/** Twice the input takes four times as long in square time. */
const allowedGrowth = 3;

/**
 * Times parsers with their worst inputs in CPU time, prints the times, the worst first, and fails when one is too long
 * for this machine, or more than three times as long for twice the input. Each is timed four times before it fails:
 * garbage collections can look like square time.
 */
export async function timeInputs(
  { subject, allowedMs }: { subject: string; allowedMs: number },
  parsers: readonly TimedParser[],
): Promise<void> {
  const rows: { parser: string; size: number; ms: number; growth: number }[] = [];
  for (const { parser, size, prepare } of parsers) {
    let row = await timeTwice({ size, prepare });
    for (let again = 0; again < 3 && row.growth > allowedGrowth; again += 1) row = await timeTwice({ size, prepare });
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
