import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '@incasso/contract/routes';
import { caseNotices, caseNoticesSource } from './caseNoticesSource';

/** Shows the notices on the home page, even if the content of that page fails to load. */
export function HomeCaseNotices() {
  const isHome = useLocation().pathname === routes.home;
  const state = useSyncExternalStore(caseNoticesSource.subscribe, caseNoticesSource.state, caseNoticesSource.state);

  useEffect(() => {
    if (isHome && caseNotices.isAny()) void caseNoticesSource.load();
  }, [isHome]);

  return isHome && state.status === 'loaded' ? <state.value.NoticesBand /> : null;
}
