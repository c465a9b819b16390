import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';

/** Far more than any parser needs for the largest request, and far less than a function's limit. */
const mostMs = 5000;
const mostGrownBytes = 50_000_000;

/**
 * Fuzzes a parser with `count` generated inputs. `attempt` throws if one is handled wrongly. None may stall, and
 * together they may not leak memory. Prints the number of inputs.
 */
export async function tryInputs<Input>(
  { parser, inputs, count }: { parser: string; inputs: fc.Arbitrary<Input>; count: number },
  attempt: (input: Input) => void | Promise<void>,
): Promise<void> {
  let tried = 0;
  let slowestMs = 0;
  const heldBefore = heldBytes();
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const start = performance.now();
      await attempt(input);
      tried += 1;
      slowestMs = Math.max(slowestMs, performance.now() - start);
    }),
    { numRuns: count },
  );
  const grownBytes = heldBytes() - heldBefore;
  const figures = { tried, slowestMs: Math.round(slowestMs), grownKb: Math.round(grownBytes / 1000) };
  process.stdout.write(`inputs tried on ${parser}: ${JSON.stringify(figures)}\n`);
  expect(slowestMs).toBeLessThan(mostMs);
  expect(grownBytes).toBeLessThan(mostGrownBytes);
}

/** Bytes in use after a garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
