import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import { findRedirect } from '@incasso/contract/redirects';
import { pageSources } from '../remotes/remoteSources';

/**
 * Loads a path without a page. Redirects a former path to its page, returns the file's URL for the former path of a
 * file, and `null` for any other.
 */
export function loadUnknownPage({ request }: LoaderFunctionArgs): string | Response | null {
  const { pathname, search } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target === undefined) return null;
  if (!pageSources.has(target)) return target + search;
  // Replaces the history entry, because Back must not lead to the redirect again.
  return location.pathname === pathname ? replace(target + search) : redirect(target + search);
}

/** Runs during hydration too: the prerendered page says 'not found', but the URL may be a former path. */
loadUnknownPage.hydrate = true;
