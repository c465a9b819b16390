import { comparablePath, findRedirect, withoutSlashesAtEnd } from '@incasso/contract/redirects';
import { routes } from '@incasso/contract/routes';
import type { EdgeEvent, EdgeRedirect, EdgeRequest } from './edgeEvent';

/** Filled in when bundling: the host that `www` visitors use, or empty where the site has no domain of its own. */
declare const canonicalHost: string;

/**
 * Runs at the edge before the cache: former addresses and other spellings of a page get a 301 that keeps the query
 * string, and a page's path becomes the path of its file. Targets come from tables alone: taking the slash off any path
 * would make `//elsewhere.example/` lead to another host. Bundled by `bundleViewerRequest`.
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

/** The page that a path means but does not spell: `/About` and `/about/` mean `/about`. */
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
