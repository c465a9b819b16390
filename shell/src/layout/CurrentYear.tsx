import { useSyncExternalStore } from 'react';

const elementId = 'current-year';

/** The current year; during hydration that of the prerendered page, which may be last year's. */
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
