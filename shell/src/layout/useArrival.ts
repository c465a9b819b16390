import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { firmProfile } from '@incasso/contract/firmProfile';
import { findRedirect } from '@incasso/contract/redirects';
import { navigationItems } from '@incasso/contract/routes';
import { screenMessages } from '@incasso/contract/messages';
import { pageSources } from '../remotes/remoteSources';
import { notFoundText } from '../screens/screens.text';

/** Attribute of a focusable element that takes the focus on navigation instead of the page's heading. */
export const arrivalMark = 'data-arrival';

/** On navigation to another path: sets the window title and focuses the page's heading, for screen readers. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    document.title = windowTitle(pathname);
    const marked = document.querySelector<HTMLElement>(`main [${arrivalMark}]`);
    if (marked === null) focusHeading();
    else marked.focus({ preventScroll: true });
  }, [pathname]);
}

/** The window title of a path. It does not depend on the page, which may fail to load. */
function windowTitle(path: string): string {
  if (findRedirect(path) !== undefined) return `${screenMessages.redirectingToFile} | ${firmProfile.firmName}`;
  const state = pageSources.get(path)?.state();
  if (state?.status === 'loaded') return state.value.title;
  const item = navigationItems.find((candidate) => candidate.path === path);
  return item === undefined ? notFoundText.title : `${item.name} | ${firmProfile.firmName}`;
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
