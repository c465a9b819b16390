/** How near the viewport an element comes before its frame is fetched. */
const distance = '500px';

/**
 * Calls once when an element comes near the viewport, which one that is not shown never does. Returns how to stop
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
