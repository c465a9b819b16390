/** After how long it is done in Safari, which tells nobody that it rests. */
const otherwiseAfterMs = 250;

/** Does something once the browser rests: after what the visitor waits for. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, otherwiseAfterMs);
}
