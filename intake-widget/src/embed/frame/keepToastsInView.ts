import type { ToastList } from '@incasso/browser/toasts/ToastList';

/**
 * Puts toasts at the top of what the visitor sees of the frame, which may be higher than their screen. An intersection
 * with the screen is the one thing that a frame may know of the page around it.
 */
export function keepToastsInView(list: ToastList): void {
  list.subscribe(() => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      const top = Math.max(0, Math.round(entry?.intersectionRect.top ?? 0));
      document.documentElement.style.setProperty('--toasts-start', `${top}px`);
    });
    observer.observe(document.documentElement);
  });
}
