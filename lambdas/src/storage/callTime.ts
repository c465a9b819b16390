import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageUnavailable } from './ObjectStore';

const endOfCall = new AsyncLocalStorage<Date>();

/**
 * The deadline of the running call. After the response Lambda freezes unfinished work and thaws it with a later call:
 * an hour later it would store a record whose outbox entry is gone, or one of an erased case.
 */
export const callTime = {
  /** Runs work whose store requests fail from `end` on. */
  until<Done>(end: Date, work: () => Done): Done {
    return endOfCall.run(end, work);
  },

  /** Throws after the deadline of the current call. Every store checks it before each request. */
  demand(now: Date): void {
    const end = endOfCall.getStore();
    if (end !== undefined && now >= end) throw new StorageUnavailable(new Error('the time of the call is over'));
  },
};
