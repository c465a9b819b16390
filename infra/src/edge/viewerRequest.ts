import { framePath } from '@incasso/contract/embed/embedNames';
import { comparablePath, findRedirect, withoutSlashesAtEnd } from '@incasso/contract/redirects';
import { routes } from '@incasso/contract/routes';

/**
 * The part of CloudFront's viewer-request event that the edge function uses. Header names are in lower case; `uri` is
 * the path as sent. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export type EdgeEvent = { readonly request: EdgeRequest };

type EdgeRequest = {
  readonly method: string;
  uri: string;
  readonly headers: Readonly<Record<string, EdgeHeader>>;
  /** The query string as sent, without question mark; `undefined` if there is none. */
  rawQueryString(): string | undefined;
};

type EdgeRedirect = {
  readonly statusCode: number;
  readonly statusDescription: string;
  readonly headers: Readonly<Record<string, EdgeHeader>>;
};

type EdgeHeader = { readonly value: string };

/** Filled in by the bundler: the site's own host, and the other names by which requests come. */
declare const canonicalHost: string;
declare const otherHosts: readonly string[];

/**
 * Runs at the edge before the cache. Former URLs and other spellings of a page get a 301 that keeps the query string; a
 * page's path becomes its file's path. Pages under another name of the site redirect to its own; files and the intake's
 * frame do not, since partners' pages load them from there. Redirect targets come only from tables: just removing the
 * trailing slash would turn `//elsewhere.example/` into a redirect to another host. Bundled by `bundleViewerRequest`.
 */
export function viewerRequest(event: EdgeEvent): EdgeRequest | EdgeRedirect {
  const request = event.request;
  const target = findRedirect(request.uri) ?? findPage(request.uri);
  const origin = isOtherHost(request.headers['host']) && isPage(request.uri) ? 'https://' + canonicalHost : '';
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

function isOtherHost(host: { value: string } | undefined): boolean {
  return host !== undefined && otherHosts.includes(host.value.toLowerCase());
}

function isPage(uri: string): boolean {
  return fileOf(uri) !== uri && comparablePath(uri) !== framePath;
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
