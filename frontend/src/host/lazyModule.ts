import { useEffect, useState } from 'react';

/**
 * Creates a hook that loads a module once a component needs it, and returns `undefined` until then. After a failure it
 * retries for the next component that needs the module, and whenever `occasion` changes.
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

    // Another component may have loaded it since the first render of this one.
    return isWanted ? fetched : undefined;
  };
}
