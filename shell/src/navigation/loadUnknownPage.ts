import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import { findRedirect } from '@incasso/contract/redirects';
import { pageSources } from '../remotes/remoteSources';

/**
 * For an address without a page: redirects a former address to its page, answers the address of the file for a former
 * address of a file, and `null` for any other.
 */
export function loadUnknownPage({ request }: LoaderFunctionArgs): string | Response | null {
  const { pathname, search } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target === undefined) return null;
  if (!pageSources.has(target)) return target + search;
  // Replaces the history entry: Back must not lead to the redirect again.
  return location.pathname === pathname ? replace(target + search) : redirect(target + search);
}

/** The prerendered page says 'not found', but its address may be a former one. */
loadUnknownPage.hydrate = true;
