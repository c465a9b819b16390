import { useEffect, useState } from 'react';

/**
 * Makes a hook that loads a module once a component wants it. It answers `undefined` until the module is there. When
 * loading fails, it tries again for the next component that wants it, and whenever `occasion` changes.
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
