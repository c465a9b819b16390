import { useSyncExternalStore } from 'react';

const elementId = 'current-year';

/** During hydration the prerendered page's year, to avoid a mismatch after New Year. */
export function CurrentYear() {
  const year = useSyncExternalStore(neverChanges, currentYear, prerenderedYear);

  return <span id={elementId}>{year}</span>;
}

function neverChanges() {
  return () => undefined;
}

function currentYear(): number {
  return new Date().getFullYear();
}

function prerenderedYear(): number {
  return typeof document === 'undefined'
    ? currentYear()
    : Number(document.querySelector(`footer #${elementId}`)?.textContent);
}
