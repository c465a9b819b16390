import { setTimeout } from 'node:timers/promises';

/** Asks again until there is an answer. */
export async function waitFor<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  const givenUpAt = Date.now() + 60_000;
  while (Date.now() < givenUpAt) {
    const value = await ask();
    if (value !== undefined) return value;
    await setTimeout(100);
  }
  throw new Error(`After a minute there is no ${what}.`);
}
