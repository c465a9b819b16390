export const cacheRules = {
  /** Hashed files never change. */
  immutable: { cacheControl: 'public, max-age=31536000, immutable' },
  /** Pages, remote entries, manifests, configuration: browsers ask each time, the edge a minute after a deploy. */
  revalidated: { cacheControl: 'public, max-age=0, s-maxage=60, must-revalidate' },
} as const;

export type CacheRuleName = keyof typeof cacheRules;

const contentHash = /(?:^|[.-])[0-9a-f]{16,64}\.[a-z0-9.]+$/;

/** The cache rule of a file, by its file name: `main.0123456789abcdef.js` is immutable. */
export function findCacheRule(path: string): CacheRuleName {
  return contentHash.test(path.slice(path.lastIndexOf('/') + 1)) ? 'immutable' : 'revalidated';
}
