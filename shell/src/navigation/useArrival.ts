import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { firmProfile } from '@incasso/contract/firmProfile';
import { navigationItems } from '@incasso/contract/routes';
import { pageSources } from '../remotes/remoteSources';
import { notFoundText } from '../screens/NotFound.text';

/**
 * Receives the visitor at the page of another path: window title, and focus on the page's heading, which tells users of
 * screen readers where they are.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    document.title = windowTitle(pathname);
    focusHeading();
  }, [pathname]);
}

/** The window title of a path, also while its page cannot be had. */
function windowTitle(path: string): string {
  const state = pageSources.get(path)?.state();
  if (state?.status === 'loaded') return state.value.title;
  const item = navigationItems.find((candidate) => candidate.path === path);
  return item === undefined ? notFoundText.title : `${item.name} | ${firmProfile.firmName}`;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
