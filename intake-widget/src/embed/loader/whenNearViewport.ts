/** Margin around the viewport within which an element's iframe loads. */
const distance = '500px';

/**
 * Calls `open` once, when an element comes near the viewport; never for a hidden element. Returns a function that stops
 * waiting.
 */
export function whenNearViewport(element: Element, open: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      open();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
