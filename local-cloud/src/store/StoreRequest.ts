import type { IncomingMessage } from 'node:http';
import { StoreError } from './StoreError';

export type StoreRequest = {
  readonly incoming: IncomingMessage;
  readonly method: string;
  /** Empty if the request names none. */
  readonly bucket: string;
  readonly key: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
};

/** Parses a path-style request. A key is a name, not a path: `..` and `//` in it have no meaning. */
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
