import { useEffect } from 'react';
import { useLocation, useNavigate } from '@incasso/browser/host/navigation';
import { findRedirect } from '@incasso/contract/redirects';
import { pageSources } from '../remotes/siteParts';
import { useIsHydrating } from '../remotes/useIsHydrating';
import { NotFound } from './NotFound';
import { RedirectToFile } from './RedirectToFile';

/** For an address without page: a former one leads on, any other leads nowhere. */
export function UnknownPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();
  const target = isHydrating ? undefined : findRedirect(pathname);
  const page = target !== undefined && pageSources.has(target) ? target + search : undefined;

  useEffect(() => {
    if (page !== undefined) navigate(page, { replace: true });
  }, [page, navigate]);

  if (target === undefined) return <NotFound />;
  return page === undefined ? <RedirectToFile file={target + search} /> : null;
}
