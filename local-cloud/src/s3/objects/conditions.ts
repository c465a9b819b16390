import { S3Error } from '../errors/S3Error';
import type { S3Request } from '../request/S3Request';
import { isObject, type StoredVersion } from '../store/objectRecord';

type Headers = S3Request['headers'];

/** The version that answers to a key, if it is an object. */
type Current = StoredVersion | undefined;

/** Throws unless a write may replace what is there. */
export function checkWriteConditions(headers: Headers, current: Current): void {
  const ifMatch = headers['if-match'];
  const ifNoneMatch = headers['if-none-match'];
  const etag = etagOf(current);
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') {
    throw new S3Error('NotImplemented', { message: 'If-None-Match on a write takes * only' });
  }
  if (ifMatch !== undefined && etag === undefined) throw new S3Error('NoSuchKey');
  if (ifMatch !== undefined && !matches(ifMatch, etag)) throw failed('If-Match');
  if (ifNoneMatch !== undefined && etag !== undefined) throw failed('If-None-Match');
}

/**
 * Judges a read: throws PreconditionFailed, or says whether the client's copy is still good. `prefix` serves the
 * conditions on the source of a copy.
 */
export function checkReadConditions(headers: Headers, version: StoredVersion, prefix = ''): 'send' | 'not-modified' {
  const etag = etagOf(version);
  const modifiedAt = Math.floor(Date.parse(version.lastModified) / 1000) * 1000;
  const ifMatch = headers[`${prefix}if-match`];
  const ifNoneMatch = headers[`${prefix}if-none-match`];
  const modifiedSince = Date.parse(headers[`${prefix}if-modified-since`] ?? '');
  const unmodifiedSince = Date.parse(headers[`${prefix}if-unmodified-since`] ?? '');
  if (ifMatch !== undefined && !matches(ifMatch, etag)) throw failed('If-Match');
  if (ifMatch === undefined && modifiedAt > unmodifiedSince) throw failed('If-Unmodified-Since');
  if (ifNoneMatch !== undefined) return matches(ifNoneMatch, etag) ? 'not-modified' : 'send';
  return modifiedAt <= modifiedSince ? 'not-modified' : 'send';
}

function failed(condition: string): S3Error {
  return new S3Error('PreconditionFailed', { details: { Condition: condition } });
}

function etagOf(version: Current): string | undefined {
  return version !== undefined && isObject(version) ? version.etag : undefined;
}

function matches(condition: string, etag: string | undefined): boolean {
  if (etag === undefined) return false;
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''));
  return tags.includes('*') || tags.includes(etag);
}
