import { useEffect, useRef } from 'react';
import type { SiteLocation } from '@incasso/browser/host/navigation';

/**
 * Receives the visitor at a newly shown location: window title, scroll position, and focus on the page's heading, which
 * tells users of screen readers where they are.
 */
export function useArrival(shown: SiteLocation, title: string): void {
  const former = useRef(shown);

  useEffect(() => {
    const left = former.current;
    former.current = shown;
    if (left.key === shown.key) return;
    if (left.pathname !== shown.pathname) {
      document.title = title;
      focusHeading();
    }
    if (shown.scrollTop !== undefined) scrollTo(0, shown.scrollTop);
    else if (shown.hash !== '') document.getElementById(decodeURIComponent(shown.hash.slice(1)))?.scrollIntoView();
    else if (left.pathname !== shown.pathname) scrollTo(0, 0);
  }, [shown, title]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
