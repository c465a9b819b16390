import type { IncomingMessage } from 'node:http';

/** The parts of a request that a signature covers. */
export type SignableRequest = {
  readonly method: string;
  /** As decoded from the request line. */
  readonly path: string;
  /** Decoded pairs, in any order. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
};

/** The canonical form of Signature Version 4 that both sides hash. */
export function canonicalRequest(
  { method, path, query, headers }: SignableRequest,
  signedHeaders: readonly string[],
  payloadHash: string,
): string {
  const lines = signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ {2,}/g, ' ')}\n`);
  return [
    method,
    path.split('/').map(awsEncode).join('/'),
    canonicalQuery(query),
    lines.join(''),
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

/** In the order of the names, of which one may begin another: `select` and `select-type`. */
function canonicalQuery(query: SignableRequest['query']): string {
  return query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [awsEncode(name), awsEncode(value)] as const)
    .sort(([one, value], [other, otherValue]) => compare(one, other) || compare(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&');
}

/** By code points, which is what bytes sort like: all is ASCII here. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Headers as Signature Version 4 sees them: repeated ones joined by a comma. */
export function signableHeaders(incoming: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(incoming.headersDistinct).map(([name, values = []]) => [name, values.join(',')]),
  );
}

/** Percent-encodes as Signature Version 4 wants it: all but letters, digits and `-._~`. */
function awsEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
