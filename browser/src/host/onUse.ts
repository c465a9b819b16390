import { useEffect, useState } from 'react';

/**
 * A hook that answers the module once it is wanted and there; `undefined` until then, and where it does not come. The
 * next that wants it asks again, and so does each change of the occasion.
 */
export function onUse<Module>(
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
