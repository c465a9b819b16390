import { useEffect, useState } from 'react';
import { useHostServices } from '@incasso/frontend/host/services';
import { isLinkOver, parseCaseLink } from '@incasso/contract/caseLink';

/** The case that the page's link adds to, with the last day of the link; or why it adds to none. */
export type CaseLinkState =
  | { readonly kind: 'open'; readonly caseId: string; readonly lastDay: string; readonly fragment: string }
  | { readonly kind: 'over'; readonly lastDay: string }
  /** `none`: the page was opened without a link. */
  | { readonly kind: 'none' | 'malformed' };

const storageName = 'intake-case-link';

/** The link that opened the page; `undefined` before hydration. */
export function useCaseLink(): CaseLinkState | undefined {
  const { navigate } = useHostServices();
  const [link, setLink] = useState<CaseLinkState>();

  // The visitor may open another link in the same tab.
  useEffect(() => {
    const read = () => {
      const given = location.hash.slice(1);
      // The skip link leads to an element of the page.
      const isLink = given !== '' && document.getElementById(given) === null;
      // Out of the address bar, and so out of history, bookmarks and shared links; the tab keeps it for a reload.
      if (isLink) navigate?.(location.pathname + location.search, { replace: true });
      if (isLink && parseCaseLink(given) !== undefined) keepLink(given);
      setLink(stateOf(isLink ? given : readKept()));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [navigate]);

  return link;
}

function stateOf(fragment: string | undefined): CaseLinkState {
  if (fragment === undefined) return { kind: 'none' };
  const link = parseCaseLink(fragment);
  if (link === undefined) return { kind: 'malformed' };
  const { lastDay } = link;
  return isLinkOver(lastDay, new Date()) ? { kind: 'over', lastDay } : { kind: 'open', fragment, ...link };
}

/** Keeps a link in this tab; without one, the next person at this computer cannot add to the case. */
export function keepLink(fragment: string | undefined): void {
  try {
    if (fragment === undefined) sessionStorage.removeItem(storageName);
    else sessionStorage.setItem(storageName, fragment);
  } catch {
    // Without storage the link lasts until the page closes.
  }
}

function readKept(): string | undefined {
  try {
    return sessionStorage.getItem(storageName) ?? undefined;
  } catch {
    return undefined;
  }
}
