import { useLocation } from '@incasso/browser/host/router';
import { useLayoutEffect, useRef } from 'react';

/**
 * Opens the item that the address names (`#id`) within the element of the returned ref. Browsers do so only when they
 * load a page, not on navigation within the site.
 */
export function useOpenByAddress<Holder extends Element>() {
  const ref = useRef<Holder>(null);
  const isPageLoading = useRef(true);
  const { hash } = useLocation();

  // Runs before the router restores a scroll position, which may be another than the item's.
  useLayoutEffect(() => {
    // Opened by the browser, or by a visitor before hydration: closing it would interrupt their reading.
    const isOpened = isPageLoading.current && ref.current?.querySelector('details[open]') !== null;
    isPageLoading.current = false;
    if (isOpened || hash.length < 2) return;
    const target = ref.current?.querySelector(`[id=${JSON.stringify(decodeURIComponent(hash.slice(1)))}]`);
    const item = target?.closest('details');
    if (item === null || item === undefined) return;
    item.open = true;
    // The answer is still unfolding and has no place to scroll to.
    item.scrollIntoView();
  }, [hash]);

  return ref;
}
