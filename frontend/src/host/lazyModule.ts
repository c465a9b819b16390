import { useEffect, useState } from 'react';
import { retryDelayMs } from '../api/retry';

type LazyModule<Module> = {
  /** The module once `isWanted`, and until it is loaded `undefined`. */
  readonly useModule: (isWanted: boolean) => Module | undefined;
  readonly load: () => Promise<Module>;
};

/**
 * Loads a module when it is first needed. A failure is retried after the delays of calls, and at once when the browser
 * is online again: loading ends only with the page.
 */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;

  const fetchUntilLoaded = async () => {
    for (let failureCount = 0; loaded === undefined; failureCount += 1) {
      try {
        loaded = await fetchModule();
      } catch {
        await pause(retryDelayMs(failureCount));
      }
    }
    return loaded;
  };
  const load = () => (loading ??= fetchUntilLoaded());

  return {
    load,
    useModule(isWanted) {
      const [, showModule] = useState(loaded);

      useEffect(() => {
        // Also if another component loaded it since this one rendered.
        if (isWanted) void load().then((value) => showModule(() => value));
      }, [isWanted]);

      return isWanted ? loaded : undefined;
    },
  };
}

/** Ends early when the browser is online again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}
