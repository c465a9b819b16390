import type { IncomingMessage } from 'node:http';
import { signableHeaders, type SignableRequest } from '../../signature/canonicalRequest';
import { S3Error } from '../errors/S3Error';

/** A request to S3, its parts decoded once. */
export type S3Request = SignableRequest & {
  readonly incoming: IncomingMessage;
  readonly bucket: string;
  readonly key: string;
  readonly parameters: ReadonlyMap<string, string>;
};

const maxKeyBytes = 1024;

/** Reads a path-style request. A key is a name, never a path: `..` and `//` in it mean nothing. */
export function readRequest(incoming: IncomingMessage): S3Request {
  const [rawPath = '', ...rawQuery] = (incoming.url ?? '').split('?');
  if (!rawPath.startsWith('/')) throw new S3Error('InvalidURI');
  const path = decode(rawPath);
  const [, bucket = '', ...key] = path.split('/');
  const query = readQuery(rawQuery.join('?'));
  const request = {
    incoming,
    method: incoming.method ?? '',
    path,
    bucket,
    key: key.join('/'),
    query,
    parameters: new Map(query),
    headers: signableHeaders(incoming),
  };
  if (Buffer.byteLength(request.key) > maxKeyBytes) throw new S3Error('KeyTooLongError');
  return request;
}

/**
 * A presigned request may carry its `x-amz-*` headers in the query; S3 then obeys them as if they were headers, the
 * checksum of an empty body that the SDK puts there by default included.
 */
export function withHoistedHeaders(request: S3Request): S3Request {
  const hoisted = request.query
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .filter(([name]) => name.startsWith('x-amz-'));
  return { ...request, headers: { ...Object.fromEntries(hoisted), ...request.headers } };
}

function readQuery(rawQuery: string): [string, string][] {
  return rawQuery
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
      return [decode(name), decode(value.join('='))];
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
}
