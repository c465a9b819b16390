import { useSyncExternalStore } from 'react';

const elementId = 'current-year';

/** The year; first the one that the prerendered page says, which may be a former one. */
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
  return typeof document === 'undefined' ? currentYear() : Number(document.getElementById(elementId)?.textContent);
}
