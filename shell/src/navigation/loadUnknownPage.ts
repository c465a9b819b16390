import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import { findRedirect } from '@incasso/contract/redirects';
import { pageSources } from '../remotes/remoteSources';

/**
 * What there is for an address without page: a former one leads on to its page, or to the file whose address this
 * answers; any other leads nowhere, which is `null`.
 */
export function loadUnknownPage({ request }: LoaderFunctionArgs): string | Response | null {
  const { pathname, search } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target === undefined) return null;
  if (!pageSources.has(target)) return target + search;
  // A browser that is there already is not to come there again on its way back.
  return location.pathname === pathname ? replace(target + search) : redirect(target + search);
}

/** A prerendered page says 'not found'; its address may be a former one all the same. */
loadUnknownPage.hydrate = true;
