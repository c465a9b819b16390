import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageUnavailable } from './StorageUnavailable';

const endOfCall = new AsyncLocalStorage<Date>();

/**
 * The time of the running call. Lambda freezes work that is left over when a call was answered, and thaws it with a
 * later call: an hour on, it would store a record whose outbox entry is gone, or one of a case that was erased.
 */
export const callTime = {
  /** Does work whose requests to the store fail from `end` on. */
  until<Done>(end: Date, work: () => Done): Done {
    return endOfCall.run(end, work);
  },

  /** Throws when the time of the call that asks is over. Every store asks it before each request. */
  demand(now: Date): void {
    const end = endOfCall.getStore();
    if (end !== undefined && now >= end) throw new StorageUnavailable(new Error('the time of the call is over'));
  },
};
