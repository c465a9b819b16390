import type { ToastList } from '@incasso/frontend/toasts/ToastList';

/** Measuring interval while nothing moves, in milliseconds. */
const restMs = 100;

/**
 * Keeps toasts at the bottom of the visible part of the iframe, which may be taller than the screen, also while the
 * embedding page scrolls. The intersection with the viewport is all that an iframe can know of that page. A new
 * observer measures it each time: an iframe that fills the screen before and after a scroll crosses no threshold.
 */
export function keepToastsInView(list: ToastList): void {
  const { documentElement } = document;
  let shown: number | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(waiting);
    observer.disconnect();
    if (list.toasts().length > 0) observer.observe(documentElement);
  };
  const observer = new IntersectionObserver(([entry]) => {
    const isVisible = entry?.isIntersecting === true;
    const below = isVisible ? Math.max(0, Math.round(innerHeight - entry.intersectionRect.bottom)) : 0;
    waiting = setTimeout(look, below === shown ? restMs : 0);
    shown = below;
    documentElement.style.setProperty('--toasts-end', `${String(below)}px`);
  });
  list.subscribe(look);
}
