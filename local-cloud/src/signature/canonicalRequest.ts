import { awsEncode } from './awsEncode';

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

function canonicalQuery(query: SignableRequest['query']): string {
  return query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${awsEncode(name)}=${awsEncode(value)}`)
    .sort()
    .join('&');
}
