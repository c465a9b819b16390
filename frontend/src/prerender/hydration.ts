import { useSyncExternalStore } from 'react';

/**
 * A value that changes by the day, and the attributes for the element that is prerendered with it. During hydration it
 * is the prerendered one, because today's would be a mismatch on a page that was built earlier.
 */
export function useDated(id: string, current: () => string) {
  const value = useSyncExternalStore(neverChanges, current, () => prerendered(id) ?? current());
  return [value, { id, 'data-dated': value }] as const;
}

function neverChanges() {
  return () => undefined;
}

function prerendered(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.dataset['dated'];
}

/** Whether this is the server's render or the first one of hydration, in which nothing is interactive yet. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
