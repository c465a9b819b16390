import { callTime } from '../storage/callTime';
import { refuse, type Refused } from '../Result';

const reserveMs = 500;

/**
 * The outcome of a request, or a refusal just before Lambda's timeout: a timeout would lose the instance and log
 * nothing. Work that goes on after the request's time is refused by the store.
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
