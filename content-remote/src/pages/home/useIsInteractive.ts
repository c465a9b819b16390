import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether JavaScript runs: not yet in the prerendered page, from hydration on. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
