import type { ToastList } from '@incasso/browser/toasts/ToastList';

/** Fine enough to follow a page that scrolls. */
const everyHundredth = Array.from({ length: 101 }, (_, index) => index / 100);

/**
 * Keeps toasts at the top of what the visitor sees of the frame, which may be higher than their screen, also while the
 * page around it scrolls. An intersection with the screen is the one thing that a frame may know of that page.
 */
export function keepToastsInView(list: ToastList): void {
  const { documentElement } = document;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const top = Math.max(0, Math.round(entry?.intersectionRect.top ?? 0));
      documentElement.style.setProperty('--toasts-start', `${String(top)}px`);
    },
    { threshold: everyHundredth },
  );
  list.subscribe(() => {
    observer.disconnect();
    if (list.toasts().length > 0) observer.observe(documentElement);
  });
}
