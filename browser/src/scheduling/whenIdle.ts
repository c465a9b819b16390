type Patience = {
  /**
   * By when it is done even if the browser never rests, in milliseconds. Default: it waits for as long as that takes.
   */
  readonly limitMs?: number;
  /** After how long it is done in Safari, which tells nobody that it rests. In milliseconds. */
  readonly otherwiseAfterMs: number;
};

/** Does something once the browser rests: after what the visitor waits for is painted. Returns how to call it off. */
export function whenIdle(work: () => void, { limitMs, otherwiseAfterMs }: Patience): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, otherwiseAfterMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, limitMs === undefined ? {} : { timeout: limitMs });
  return () => cancelIdleCallback(request);
}
