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
/** How much smaller the input is that the largest one is compared with. */
const step = 16;
/** Linear time grows by the step, square time by its square: the bound lies as far from the one as from the other. */
const allowedGrowth = step ** 1.5;

/**
 * Times parsers with their worst inputs, prints the times, the worst first, and fails when one is too long for this
 * machine, or grows with the square of the input. Each is timed up to four times, and the best of both sizes compared:
 * a garbage collection in one of them can look like square time, or hide it.
 */
export async function timeInputs(
  { subject, allowedMs }: { subject: string; allowedMs: number },
  parsers: readonly TimedParser[],
): Promise<void> {
  const rows: { parser: string; size: number; ms: number; growth: number }[] = [];
  for (const { parser, size, prepare } of parsers) {
    let smallMs = Infinity;
    let ms = Infinity;
    for (let tries = 0; tries < 4 && (tries === 0 || ms / smallMs > allowedGrowth); tries += 1) {
      smallMs = Math.min(smallMs, await bestOf(prepare(Math.floor(size / step))));
      ms = Math.min(ms, await bestOf(prepare(size)));
    }
    rows.push({ parser, size, ms, growth: ms / smallMs });
  }
  rows.sort((one, other) => other.ms - one.ms);
  const table = rows.map(
    ({ parser, size, ms, growth }) =>
      `${ms.toFixed(1).padStart(8)} ms  x${growth.toFixed(1)} for ${String(step)} times the size  ${String(size).padStart(9)}  ${parser}`,
  );
  const allowedHereMs = allowedMs * slowness();
  process.stdout.write(`${subject}, at most ${allowedHereMs.toFixed()} ms here:\n${table.join('\n')}\n`);

  expect(rows.filter(({ ms }) => ms > allowedHereMs * noise)).toEqual([]);
  expect(rows.filter(({ ms, growth }) => ms > measurableMs && growth > allowedGrowth)).toEqual([]);
}

/**
 * Time of the fastest of some runs, by CPU or by the clock, whichever says less: the collector of garbage adds to the
 * one, other work on the machine to the other. In milliseconds.
 */
async function bestOf(run: () => unknown): Promise<number> {
  let best = Infinity;
  for (let runs = 0, spentMs = 0; runs < 7 && spentMs < 250; runs += 1) {
    const before = process.cpuUsage();
    const startMs = performance.now();
    await run();
    const { user, system } = process.cpuUsage(before);
    const ms = Math.min((user + system) / 1000, performance.now() - startMs);
    spentMs += ms;
    best = Math.min(best, ms);
  }
  return best;
}
