/**
 * The one page shown for an error. CloudFront applies it to every path, the API's included, hence the API's rule never
 * to answer 404. The site's bucket answers a missing file with 404, not 403, because CloudFront may list it.
 */
export const errorPage = { status: 404, path: '/404.html', cacheSeconds: 60 } as const;
