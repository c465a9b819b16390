import { useEffect, useState } from 'react';
import { useLocation, type SiteLocation } from '@incasso/browser/host/navigation';
import { loadPageParts, pageSources } from '../remotes/siteParts';

/** How long the former page stays while the next one is fetched. */
const fetchLimitMs = 8000;

/** The location to show: the visitor's own, as soon as its page is at hand. Until then the former page stays. */
export function useShownLocation(): SiteLocation {
  const location = useLocation();
  const [settled, setSettled] = useState(location);

  useEffect(() => {
    if (location === settled) return;
    let isCurrent = true;
    void loadPageParts(location.pathname, fetchLimitMs).then(() => {
      if (isCurrent) setSettled(location);
    });
    return () => {
      isCurrent = false;
    };
  }, [location, settled]);

  return location.pathname === settled.pathname || isAtHand(location.pathname) ? location : settled;
}

function isAtHand(path: string): boolean {
  const source = pageSources.get(path);
  return source === undefined || source.state().status === 'loaded';
}
