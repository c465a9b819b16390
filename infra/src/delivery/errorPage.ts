/**
 * The page for a missing file. CloudFront shows it for a 404 on any path, so the API must never answer 404. The bucket
 * answers 404 for a missing file, not 403, because CloudFront may list it.
 */
export const errorPage = { status: 404, path: '/404.html', cacheSeconds: 60 } as const;
