import { comparablePath, findRedirect, withoutSlashesAtEnd } from '@incasso/contract/redirects';
import { routes } from '@incasso/contract/routes';
import type { EdgeEvent, EdgeRedirect, EdgeRequest } from './edgeEvent';

/** Filled in by the bundler: the host with `www`, or empty if the site has no custom domain. */
declare const canonicalHost: string;

/**
 * Runs at the edge before the cache. Former URLs and other spellings of a page get a 301 that keeps the query string; a
 * page's path becomes its file's path. Redirect targets come only from tables: just removing the trailing slash would
 * turn `//elsewhere.example/` into a redirect to another host. Bundled by `bundleViewerRequest`.
 */
export function viewerRequest(event: EdgeEvent): EdgeRequest | EdgeRedirect {
  const request = event.request;
  const target = findRedirect(request.uri) ?? findPage(request.uri);
  const origin = isApex(request.headers['host']) ? 'https://' + canonicalHost : '';
  if (target !== undefined || origin !== '') {
    return redirectTo(origin + (target ?? request.uri), request.rawQueryString());
  }
  request.uri = fileOf(request.uri);
  return request;
}

/** The page for another spelling of its path: `/About` and `/about/` mean `/about`. */
function findPage(uri: string): string | undefined {
  const path = comparablePath(uri);
  return path === uri ? undefined : Object.values(routes).find((route) => route === path);
}

function isApex(host: { value: string } | undefined): boolean {
  return canonicalHost !== '' && host !== undefined && 'www.' + host.value.toLowerCase() === canonicalHost;
}

function redirectTo(target: string, query: string | undefined): EdgeRedirect {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: query === undefined || query === '' ? target : target + '?' + query },
      'cache-control': { value: 'public, max-age=3600' },
    },
  };
}

function fileOf(uri: string): string {
  if (uri.slice(uri.lastIndexOf('/')).includes('.')) return uri;
  return withoutSlashesAtEnd(uri) + '/index.html';
}
