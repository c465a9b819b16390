const seenShare = 0.1;

/** Calls `then` once, when a tenth of the element is visible. Returns what cancels it. */
export function whenSeen(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { threshold: seenShare },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
