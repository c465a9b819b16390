import { useSyncExternalStore } from 'react';

/** Whether this render hydrates server HTML or produces it: nothing in it is interactive yet. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
