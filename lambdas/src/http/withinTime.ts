import { callTime } from '../storage/callTime';
import { refuse, type Refused } from './result/Result';

/** Time that is kept for writing the answer. */
const reserveMs = 500;

/**
 * The outcome of a call, or a refusal just before Lambda would end the function: then the instance would be lost, and
 * the call would be in no log. Work that goes on after the call's time is refused by the store.
 */
export async function withinTime<Outcome>(
  work: () => Promise<Outcome>,
  remainingMs: number,
): Promise<Outcome | Refused> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<Refused>((resolve) => {
    timer = setTimeout(() => resolve(refuse('unavailable', { reason: 'out_of_time' })), remainingMs - reserveMs);
  });
  try {
    return await Promise.race([callTime.until(new Date(Date.now() + remainingMs), work), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
