import { useLocation } from '@incasso/browser/host/router';
import { useLayoutEffect, useRef } from 'react';

/**
 * Opens the item whose id is the URL fragment, within the element of the returned ref. Browsers do this only when they
 * load a page, not on client-side navigation.
 */
export function useOpenByAddress<Holder extends Element>() {
  const ref = useRef<Holder>(null);
  const isPageLoading = useRef(true);
  const { hash } = useLocation();

  // Must run before the router restores a scroll position, which overrides the item's.
  useLayoutEffect(() => {
    // Opened by the browser, or by a visitor before hydration: closing it would interrupt their reading.
    const isOpened = isPageLoading.current && ref.current?.querySelector('details[open]') !== null;
    isPageLoading.current = false;
    if (isOpened || hash.length < 2) return;
    const target = ref.current?.querySelector(`[id=${JSON.stringify(decodeURIComponent(hash.slice(1)))}]`);
    const item = target?.closest('details');
    if (item === null || item === undefined) return;
    item.open = true;
    // Scrolls to the item, because its answer has no layout yet while it expands.
    item.scrollIntoView();
  }, [hash]);

  return ref;
}
