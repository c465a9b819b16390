import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { isSearch, runs } from './search';

/** In milliseconds: far more than any parser needs for the largest request, and far less than a function's limit. */
const mostMs = isSearch ? 5000 : Infinity;
const mostGrownBytes = 50_000_000;

/**
 * Fuzzes a parser with `count` generated inputs, and with a hundred times as many in a search. `attempt` throws if one
 * is handled wrongly. None may stall, and together they may not leak memory.
 */
export async function tryInputs<Input>(
  { inputs, count }: { inputs: fc.Arbitrary<Input>; count: number },
  attempt: (input: Input) => void | Promise<void>,
): Promise<void> {
  let slowestMs = 0;
  const heldBefore = heldBytes();
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const start = performance.now();
      await attempt(input);
      slowestMs = Math.max(slowestMs, performance.now() - start);
    }),
    { numRuns: runs(count, 100 * count) },
  );
  expect(slowestMs).toBeLessThan(mostMs);
  expect(heldBytes() - heldBefore).toBeLessThan(mostGrownBytes);
}

/** Bytes in use after a garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
