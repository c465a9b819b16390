/** Bounds of the reported height in pixels: the element on the page applies it unchecked. */
const heightRange = { min: 120, max: 12_000 } as const;
/**
 * How long content must have become lower before that is reported. Growth is reported at once: the two never chase each
 * other.
 */
const shrinkDelayMs = 150;
/** How long the page has to apply a reported height. */
const patienceMs = 600;

/**
 * Tells the height of the content at each change of it. While the frame is that high it does not scroll, so that no
 * scrollbar takes width from the content and changes its height again. A page that does not give the height leaves it
 * scrolling.
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

/** `undefined` in a frame that is not shown. */
function heightOf(content: Element): number | undefined {
  const { height } = content.getBoundingClientRect();
  if (height === 0) return undefined;
  return Math.min(Math.max(Math.ceil(height), heightRange.min), heightRange.max);
}
