import { findRedirect } from '@incasso/contract/redirects';
import { loadPageRemotes, pageSources } from '../remotes/remoteSources';
import type { SiteRouter } from './createSiteRouter';

/**
 * Follows plain HTML links within the site without loading a new document: in an answer of the FAQ, in an unhydrated
 * part. Preloads the page of any link on hover and focus. Leaves other links to the browser.
 */
export function followLinks(router: Pick<SiteRouter, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    const link = siteLink(event.target);
    if (link === undefined || isOnThisPage(link)) return;
    event.preventDefault();
    void router.navigate(sitePath(link.pathname) + link.search + link.hash);
  });

  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const link = siteLink(event.target);
        if (link !== undefined) void loadPageRemotes(sitePath(link.pathname));
      },
      { passive: true },
    );
  }
}

function siteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const isKnown = pageSources.has(sitePath(link.pathname)) || findRedirect(link.pathname) !== undefined;
  return isKnown ? link : undefined;
}

function isOnThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
}

/** A path without trailing slash, as in the routes. */
function sitePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
