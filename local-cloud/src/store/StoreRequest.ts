import type { IncomingMessage } from 'node:http';
import { StoreError } from './StoreError';

/** A request to the store, its parts decoded once. */
export type StoreRequest = {
  readonly incoming: IncomingMessage;
  readonly method: string;
  /** Empty when the request names none. */
  readonly bucket: string;
  readonly key: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
};

/** Reads a path-style request. A key is a name, never a path: `..` and `//` in it mean nothing. */
export function readRequest(incoming: IncomingMessage): StoreRequest {
  const [path = '', ...query] = (incoming.url ?? '').split('?');
  const [, bucket = '', ...key] = decode(path).split('/');
  return {
    incoming,
    method: incoming.method ?? '',
    bucket,
    key: key.join('/'),
    query: Object.fromEntries(new URLSearchParams(query.join('?'))),
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
  };
}

/** Throws `InvalidURI`. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StoreError('InvalidURI');
  }
}
