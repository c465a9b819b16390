import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { findCacheRule } from './cacheRules';

const toBrotli = promisify(brotliCompress);

/**
 * A file as the bucket has it. Hashed scripts and styles are compressed with Brotli's best level, Node's default: what
 * CloudFront compresses is a tenth larger, and an edge too busy to compress keeps the whole file until it expires.
 * Browsers that accept no Brotli are not supported.
 */
export async function storedForm(
  path: string,
  body: Buffer,
): Promise<{ readonly body: Buffer; readonly contentEncoding?: 'br' }> {
  const isCompressed = findCacheRule(path) === 'immutable' && /\.(css|js)$/.test(path);
  return isCompressed ? { body: await toBrotli(body), contentEncoding: 'br' } : { body };
}
