import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from './pageTitle';

/**
 * Receives the visitor at the page of another path: window title, and focus on the page's heading, which tells users of screen
 * readers where they are.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    document.title = pageTitle(pathname);
    focusHeading();
  }, [pathname]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
