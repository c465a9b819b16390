import { refuse, type Refused } from './result/Result';

/** What is left to write the answer in. */
const reserveMs = 500;

/**
 * The outcome of a call, or a refusal when the function would be ended before it comes: its instance would be lost, and
 * the call be in no log. What goes on behind a refused call does no harm, a repeat has the same submission id.
 */
export async function withinTime<Outcome>(work: Promise<Outcome>, remainingMs: number): Promise<Outcome | Refused> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<Refused>((resolve) => {
    timer = setTimeout(() => resolve(refuse('unavailable', { reason: 'out_of_time' })), remainingMs - reserveMs);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
