import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationProvider, type SiteLocation } from '@incasso/browser/host/navigation';
import type { SiteHistory } from './SiteHistory';

type Props = { readonly history: SiteHistory; readonly children: ReactNode };

/** Tells the site where the browser is. */
export function SiteNavigation({ history, children }: Props) {
  const [prerendered] = useState(() => asPrerendered(history.location()));
  const location = useSyncExternalStore(history.subscribe, history.location, () => prerendered);
  const navigation = useMemo(() => ({ location, navigate: history.navigate }), [location, history]);

  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}

/** The location as the prerender knew it; the same object where there is no more to know. */
function asPrerendered(location: SiteLocation): SiteLocation {
  if (location.search === '' && location.hash === '') return location;
  return { ...location, search: '', hash: '' };
}
