/** The frame loads when its element is this near to the viewport. */
const distance = '500px';

/**
 * Calls `open` once, when an element comes near the viewport; a hidden element never does. Returns how to stop waiting.
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
