import { useEffect, useState } from 'react';

/**
 * Makes a hook that loads a module once a component needs it. It returns `undefined` until the module has loaded. When
 * loading fails, it retries for the next component that needs it, and whenever `occasion` changes.
 */
export function lazyModule<Module>(
  fetchModule: () => Promise<Module>,
): (isWanted: boolean, occasion?: unknown) => Module | undefined {
  let fetched: Module | undefined;

  return function useModule(isWanted, occasion) {
    const [, showModule] = useState(fetched);

    useEffect(() => {
      if (!isWanted || fetched !== undefined) return;
      void fetchModule().then(
        (value) => {
          fetched = value;
          showModule(() => value);
        },
        () => undefined,
      );
    }, [isWanted, occasion]);

    // Another component may have fetched it since this one was first shown.
    return isWanted ? fetched : undefined;
  };
}
