import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '@incasso/contract/routes';
import { hasReceipts, receiptsSource } from './receiptsSource';

/** Shows the receipts on the home page, even if the content of that page fails to load. */
export function HomeReceipts() {
  const isHome = useLocation().pathname === routes.home;
  const state = useSyncExternalStore(receiptsSource.subscribe, receiptsSource.state, receiptsSource.state);

  useEffect(() => {
    if (isHome && hasReceipts()) void receiptsSource.load();
  }, [isHome]);

  return isHome && state.status === 'loaded' ? <state.value.Receipts /> : null;
}
