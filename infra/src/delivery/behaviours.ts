import { apiRoot } from '@incasso/contract/api';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { remotes } from '@incasso/contract/federation';
import { siteConfigPath } from '@incasso/contract/siteConfig';
import type { HeaderPolicyName } from './headerPolicies';
import { normalizePath } from './normalizePath';

export type Behaviour = {
  /** CloudFront's pattern: `*` matches any characters; case-sensitive. */
  readonly pathPattern: string;
  readonly origin: 'site' | 'api';
  readonly headers: HeaderPolicyName;
  /** Whether the edge function runs before the cache lookup. */
  readonly runsEdgeFunction: boolean;
};

const answeredByApi = { origin: 'api', headers: 'api', runsEdgeFunction: false } as const;
const loadedByOthers = { origin: 'site', headers: 'remote', runsEdgeFunction: true } as const;

export const defaultBehaviour: Behaviour = {
  pathPattern: '*',
  origin: 'site',
  headers: 'site',
  runsEdgeFunction: true,
};

/** In order of precedence. */
export const behaviours: readonly Behaviour[] = [
  ...[apiRoot, `${apiRoot}/*`].map((pathPattern) => ({ pathPattern, ...answeredByApi })),
  ...Object.values(remotes).map(({ publicPath }) => ({ pathPattern: `${publicPath}*`, ...loadedByOthers })),
  { pathPattern: siteConfigPath, ...loadedByOthers },
  { pathPattern: `${embedPaths.frame}*`, origin: 'site', headers: 'embed', runsEdgeFunction: true },
];

/**
 * The page for a missing file. CloudFront shows it for a 404 on any path, so the API must never answer 404. The bucket
 * answers 404 for a missing file, not 403, because CloudFront may list it.
 */
export const errorPage = { status: 404, path: '/404.html', cacheSeconds: 60 } as const;

/** The behaviour of a path as requested: CloudFront chooses it before the edge function rewrites the path. */
export function findBehaviour(path: string): Behaviour {
  const normalized = normalizePath(path);
  return behaviours.find(({ pathPattern }) => matches(pathPattern, normalized)) ?? defaultBehaviour;
}

function matches(pathPattern: string, path: string): boolean {
  return pathPattern.endsWith('*') ? path.startsWith(pathPattern.slice(0, -1)) : path === pathPattern;
}
