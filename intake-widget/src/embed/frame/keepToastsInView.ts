import type { ToastList } from '@incasso/browser/toasts/ToastList';

/** The interval of measuring while nothing moves, in milliseconds. */
const restMs = 100;

/**
 * Keeps toasts at the top of what the visitor sees of the frame, which may be higher than their screen, also while the
 * page around it scrolls. An intersection with the screen is the one thing that a frame may know of that page. It is
 * asked for anew each time: no threshold is crossed where the frame fills the screen before and after a scroll.
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
    const top = Math.max(0, Math.round(entry?.intersectionRect.top ?? 0));
    waiting = setTimeout(look, top === shown ? restMs : 0);
    shown = top;
    documentElement.style.setProperty('--toasts-start', `${String(top)}px`);
  });
  list.subscribe(look);
}
