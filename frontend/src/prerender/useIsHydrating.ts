import { useSyncExternalStore } from 'react';

/** Whether this is the server's render or the first one of hydration, in which nothing is interactive yet. */
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
