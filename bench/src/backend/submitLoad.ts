import { performance } from 'node:perf_hooks';

const concurrency = 8;

/** How a load went: when each call was answered, and how long all took, in milliseconds. */
export type Load = { readonly latencies: readonly number[]; readonly tookMs: number };

/** Sends requests, eight at a time. Rejects when one is not answered with success. */
export async function submitLoad(requests: readonly (() => Promise<Response>)[]): Promise<Load> {
  const waiting = [...requests];
  const latencies: number[] = [];
  const started = performance.now();
  const send = async () => {
    for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
      const sent = performance.now();
      const response = await request();
      const answer = await response.text();
      if (!response.ok) throw new Error(`A submission was answered with ${response.status}: ${answer}`);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, send));
  return { latencies, tookMs: performance.now() - started };
}
