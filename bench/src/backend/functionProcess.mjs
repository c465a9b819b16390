// One function in a process of its own, as Lambda runs it. Its parent sends events, one at a time; each is answered
// with the result, the milliseconds since the loading of the bundle began, and the most memory that was ever resident.
import { performance } from 'node:perf_hooks';
import { peakKb } from './peakMemory.mjs';

let handler;
let startedAt;

process.on('message', async (event) => {
  startedAt ??= performance.now();
  handler ??= (await import(process.argv[2])).handler;
  const result = await handler(event, { awsRequestId: 'bench', getRemainingTimeInMillis: () => 29_000 });
  process.send({ result, msSinceStart: performance.now() - startedAt, peakKb: peakKb() });
});
