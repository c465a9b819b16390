import { useLocation } from '@incasso/contract/browser/host/navigation';
import { useEffect } from 'react';

/** Opens the item that the address names (`#id`), for browsers that do not do so by themselves. */
export function useOpenByAddress(): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (hash.length < 2) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const item = target?.closest('details');
    if (target === null || item === null || item === undefined) return;
    item.open = true;
    target.scrollIntoView();
  }, [hash]);
}
