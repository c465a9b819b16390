import { whenIdle } from './whenIdle';

/**
 * How long the paint, and after it the rest, is waited for. In milliseconds: longer than a slow phone takes, too short
 * to be missed.
 */
const limitMs = 100;

const waiting = new Set<() => void>();

/**
 * Does something once what has changed is painted and the browser rests, or after a while in a tab that paints nothing.
 * What it leads to that waits for the same is done at once after it. Returns how to call it off.
 */
export function afterPaint(work: () => void): () => void {
  if (waiting.size === 0) {
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      doNext();
    }, limitMs);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      whenIdle(doNext, { limitMs, otherwiseAfterMs: 0 });
    });
  }
  waiting.add(work);
  return () => waiting.delete(work);
}

/** One that fails does not keep the next from being done. */
function doNext(): void {
  const [work] = waiting;
  if (work === undefined) return;
  waiting.delete(work);
  try {
    work();
  } finally {
    doNext();
  }
}
