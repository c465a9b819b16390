/**
 * Does something once what has changed is rendered: React and Preact render in a microtask, which the change may still be to
 * ask for.
 */
export function afterRender(work: () => void): void {
  queueMicrotask(() => queueMicrotask(work));
}
