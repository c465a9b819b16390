import { cacheRules, findCacheRule } from '@incasso/infra/delivery/cacheRules';
import { errorPage } from '@incasso/infra/delivery/errorPage';
import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../http/httpAnswer';
import type { SiteBucket, SiteFile } from './SiteBucket';

/**
 * Answers with a file of the site as the edge does: compressed, or not at all when the browser has it. How long it is
 * kept hangs on its path.
 */
export function answerFile(request: IncomingMessage, file: SiteFile, path: string): HttpAnswer {
  const acceptsBrotli = /\bbr\b/.test(request.headersDistinct['accept-encoding']?.join(',') ?? '');
  const headers = {
    'content-type': file.contentType,
    etag: file.etag,
    'cache-control': cacheRules[findCacheRule(path)].cacheControl,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === file.etag) return { status: 304, headers };
  if (file.brotli === undefined || !acceptsBrotli) return { status: 200, headers, body: file.body };
  return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: file.brotli };
}

/** Answers with the one page for an error. */
export async function answerNotFound(request: IncomingMessage, bucket: SiteBucket): Promise<HttpAnswer> {
  const page = await bucket.find(errorPage.path);
  if (page === undefined) return { status: errorPage.status, headers: {}, body: 'Not Found' };
  return { ...answerFile(request, page, errorPage.path), status: errorPage.status };
}
