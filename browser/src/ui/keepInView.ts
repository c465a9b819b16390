/** Space kept between the bubble and the edge of the viewport, in px. */
const edgePx = 12;

/** Keeps a tooltip's bubble within the viewport: shifts it to the left, or moves it above its words. */
export function keepInView(bubble: HTMLElement): void {
  bubble.style.insetInlineStart = '';
  bubble.style.insetBlock = '';
  const { clientWidth, clientHeight } = document.documentElement;
  const { right, bottom } = bubble.getBoundingClientRect();
  const overflow = right + edgePx - clientWidth;
  if (overflow > 0) bubble.style.insetInlineStart = `${-overflow}px`;
  if (bottom + edgePx > clientHeight) bubble.style.insetBlock = 'auto 100%';
}
