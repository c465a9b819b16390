import { useSyncExternalStore } from 'react';

/** Whether this render takes over HTML from the server, or makes it: nothing in it answers yet. */
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
