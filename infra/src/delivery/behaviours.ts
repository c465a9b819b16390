import { apiRoot } from '@incasso/contract/api';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { remotes } from '@incasso/contract/federation';
import { siteConfigPath } from '@incasso/contract/siteConfig';
import type { HeaderPolicyName } from './headerPolicies';
import { normalizePath } from './normalizePath';

/** How the edge treats a group of paths. */
export type Behaviour = {
  /** CloudFront's pattern: `*` stands for any characters, letter case counts. */
  readonly pathPattern: string;
  readonly origin: 'site' | 'api';
  readonly headers: HeaderPolicyName;
  /** Whether the edge function sees the request before the cache does. */
  readonly runsEdgeFunction: boolean;
};

const answeredByApi = { origin: 'api', headers: 'api', runsEdgeFunction: false } as const;
const loadedByOthers = { origin: 'site', headers: 'remote', runsEdgeFunction: true } as const;

/** The behaviour of all other paths. */
export const defaultBehaviour: Behaviour = {
  pathPattern: '*',
  origin: 'site',
  headers: 'site',
  runsEdgeFunction: true,
};

/** The groups of paths, in order of precedence. */
export const behaviours: readonly Behaviour[] = [
  ...[apiRoot, `${apiRoot}/*`].map((pathPattern) => ({ pathPattern, ...answeredByApi })),
  ...Object.values(remotes).map(({ publicPath }) => ({ pathPattern: `${publicPath}*`, ...loadedByOthers })),
  { pathPattern: siteConfigPath, ...loadedByOthers },
  { pathPattern: `${embedPaths.frame}*`, origin: 'site', headers: 'embed', runsEdgeFunction: true },
];

/** The behaviour of a path as requested: the edge chooses before its function rewrites the path. */
export function findBehaviour(path: string): Behaviour {
  const normalized = normalizePath(path);
  return behaviours.find(({ pathPattern }) => matches(pathPattern, normalized)) ?? defaultBehaviour;
}

function matches(pathPattern: string, path: string): boolean {
  return pathPattern.endsWith('*') ? path.startsWith(pathPattern.slice(0, -1)) : path === pathPattern;
}
