import { failureFrom } from '../submission/failures';

/** Tries again what found no connection as soon as the browser is online, unless it is online already. */
export async function retryOnline<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isRefused = !['unreachable', 'unproven'].includes(failureFrom(error).kind);
      if (navigator.onLine || signal.aborted || isRefused) throw error;
      await untilOnline(signal);
    }
  }
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
