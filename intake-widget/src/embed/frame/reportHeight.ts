/** Bounds of the reported height in pixels: the embedding element applies it unchecked. */
const heightRange = { min: 120, max: 12_000 } as const;
/** Delay before a lower height is reported. Growth is reported at once, so that the two cannot oscillate. */
const shrinkDelayMs = 150;
/** Time the page has to apply a reported height. */
const patienceMs = 600;

/**
 * Reports the content's height whenever it changes. While the iframe has that height it does not scroll: a scrollbar
 * would narrow the content and change its height again. If the page does not apply the height, the iframe scrolls.
 */
export function reportHeight(content: Element, report: (height: number) => void): void {
  const { documentElement } = document;
  let reported: number | undefined;
  let shrinking: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(waiting);
    const fits = reported !== undefined && innerHeight >= reported;
    if (fits) documentElement.style.overflowY = 'hidden';
    else waiting = setTimeout(() => documentElement.style.removeProperty('overflow-y'), patienceMs);
  };
  const send = (height: number) => {
    reported = height;
    report(height);
    settle();
  };
  const measure = () => {
    const height = heightOf(content);
    clearTimeout(shrinking);
    if (height === undefined || height === reported) return;
    if (reported === undefined || height > reported) send(height);
    else shrinking = setTimeout(() => send(height), shrinkDelayMs);
  };

  new ResizeObserver(measure).observe(content);
  addEventListener('resize', settle);
}

/** `undefined` in a hidden iframe. */
function heightOf(content: Element): number | undefined {
  const { height } = content.getBoundingClientRect();
  if (height === 0) return undefined;
  return Math.min(Math.max(Math.ceil(height), heightRange.min), heightRange.max);
}
