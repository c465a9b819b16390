import { slowness } from './slowness';

/** A parser and its slowest input. */
export type TimedParser = {
  readonly parser: string;
  /** Largest accepted input, in the parser's own unit. */
  readonly size: number;
  /** Builds the worst input of that size and returns the work to time. */
  readonly prepare: (size: number) => () => unknown;
};

/** Tolerance for other work on the machine. */
const noise = 4;

/** Shorter times are noise. In milliseconds. */
const measurableMs = 10;
/** The largest input is compared with one that is this many times smaller. */
const step = 16;
/** Linear time grows by the step, quadratic time by its square. The bound is halfway between them. */
const allowedGrowth = step ** 1.5;

/**
 * Times parsers with their worst inputs and prints the times, worst first. Fails if one exceeds the limit for this
 * machine or grows quadratically. Each is timed up to four times, and the best times of both sizes are compared: a
 * garbage collection during one of them can look like quadratic time, or hide it.
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
 * Time of the fastest run, by CPU or by the clock, whichever is less: garbage collection adds to CPU time, other work
 * on the machine to clock time. In milliseconds.
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
