// Other work on the machine can slow down one measurement, so tests in a file that measures are retried.
jest.retryTimes(2);

/** CPU time of the work below on the reference machine, in milliseconds. */
const agreedMs = 6;

const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ id: index, name: `voorbeeld ${index}` })));

/** How many times slower this machine is than the reference machine; at least 1. */
export function slowness(): number {
  let bestMs = Infinity;
  for (let runs = 0; runs < 7; runs += 1) {
    const before = process.cpuUsage();
    readText();
    const { user, system } = process.cpuUsage(before);
    bestMs = Math.min(bestMs, (user + system) / 1000);
  }
  return Math.max(1, bestMs / agreedMs);
}

/** Typical parser work: reads each character, and creates objects and strings. */
function readText(): number {
  const objects: unknown = JSON.parse(text);
  let sum = JSON.stringify(objects).length;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) % 1_000_003;
  return sum;
}
