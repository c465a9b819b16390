import { cacheRules, findCacheRule } from '@incasso/infra/delivery/cacheRules';
import { errorPage } from '@incasso/infra/delivery/behaviours';
import type { HttpAnswer } from '../http/startServer';
import type { SiteBucket, SiteFile } from './SiteBucket';

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Answers with a file as the edge does: in its stored encoding, or compressed with brotli or else gzip, or 304 if the
 * browser has it. The path decides the caching. An answer that the edge compressed has a weak ETag.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html#compressed-content-cloudfront-etag-header
 */
export function answerFile(requestHeaders: Headers, file: SiteFile, path: string): HttpAnswer {
  const accepted = requestHeaders['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const compressed = encoding === undefined ? undefined : file.compressed?.[encoding];
  const headers = {
    'content-type': file.contentType,
    etag: compressed === undefined ? file.etag : `W/${file.etag}`,
    'cache-control': cacheRules[findCacheRule(path)].cacheControl,
    vary: 'accept-encoding',
    ...(file.contentEncoding !== undefined && { 'content-encoding': file.contentEncoding }),
  };
  if (requestHeaders['if-none-match']?.replace(/^W\//, '') === file.etag) return { status: 304, headers };
  if (encoding === undefined || compressed === undefined) return { status: 200, headers, body: file.body };
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: compressed };
}

export async function answerNotFound(requestHeaders: Headers, bucket: SiteBucket): Promise<HttpAnswer> {
  const page = await bucket.find(errorPage.path);
  if (page === undefined) return { status: errorPage.status, headers: {}, body: 'Not Found' };
  return { ...answerFile(requestHeaders, page, errorPage.path), status: errorPage.status };
}
