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
    const [module, setModule] = useState({ value: fetched });

    useEffect(() => {
      if (!isWanted || fetched !== undefined) return;
      void fetchModule().then(
        (value) => {
          fetched = value;
          setModule({ value });
        },
        () => undefined,
      );
    }, [isWanted, occasion]);

    return isWanted ? module.value : undefined;
  };
}
