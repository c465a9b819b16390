import type { SignableRequest } from './canonicalRequest';
import { SignatureFault } from './SignatureFault';

/** What a request says about its own signature. */
export type SignatureClaim = {
  readonly presigned: boolean;
  readonly accessKeyId: string;
  /** `yyyymmdd/region/service/aws4_request`. */
  readonly credentialScope: string;
  /** `yyyymmdd`, of the scope. */
  readonly date: string;
  /** `yyyymmddThhmmssZ`. */
  readonly timestamp: string;
  /** Only of a presigned request; 0 otherwise. */
  readonly expiresSeconds: number;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly payloadHash?: string | undefined;
};

const maxExpiresSeconds = 7 * 24 * 60 * 60;

/** Reads the signature's parts from header or query. Throws a `SignatureFault` when there is none, or half of one. */
export function readClaim(request: SignableRequest): SignatureClaim {
  const query = new Map(request.query);
  if (query.has('X-Amz-Signature') || query.has('X-Amz-Algorithm')) return readQuery(query, request.headers);
  const { authorization } = request.headers;
  if (authorization === undefined) throw new SignatureFault('missing', 'Access Denied');
  return readHeader(authorization, request.headers);
}

function readHeader(authorization: string, headers: SignableRequest['headers']): SignatureClaim {
  const parts = /^AWS4-HMAC-SHA256 +Credential=([^\s,]+),\s*SignedHeaders=([^\s,]+),\s*Signature=([0-9a-f]{64})$/.exec(
    authorization.trim(),
  );
  if (parts === null) {
    throw new SignatureFault('malformed', 'The authorization header that you provided is not valid.');
  }
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const timestamp = headers['x-amz-date'] ?? '';
  if (!isTimestamp(timestamp)) {
    throw new SignatureFault('missing', 'AWS authentication requires a valid Date or x-amz-date header');
  }
  return {
    presigned: false,
    ...readCredential(credential),
    timestamp,
    expiresSeconds: 0,
    signedHeaders: signedHeaders.split(';'),
    signature,
    payloadHash: headers['x-amz-content-sha256'],
  };
}

function readQuery(query: ReadonlyMap<string, string>, headers: SignableRequest['headers']): SignatureClaim {
  const timestamp = query.get('X-Amz-Date') ?? '';
  const expires = query.get('X-Amz-Expires') ?? '';
  const signedHeaders = query.get('X-Amz-SignedHeaders') ?? '';
  const isComplete =
    query.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256' &&
    query.has('X-Amz-Credential') &&
    query.has('X-Amz-Signature') &&
    isTimestamp(timestamp) &&
    /^\d{1,9}$/.test(expires) &&
    signedHeaders !== '';
  if (!isComplete) {
    throw new SignatureFault(
      'malformed-query',
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  }
  if (Number(expires) > maxExpiresSeconds) {
    throw new SignatureFault('malformed-query', 'X-Amz-Expires must be less than a week (in seconds)');
  }
  return {
    presigned: true,
    ...readCredential(query.get('X-Amz-Credential') ?? ''),
    timestamp,
    expiresSeconds: Number(expires),
    signedHeaders: signedHeaders.split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payloadHash: query.get('X-Amz-Content-Sha256') ?? headers['x-amz-content-sha256'],
  };
}

/** Splits `key/date/region/service/aws4_request`. */
function readCredential(credential: string): Pick<SignatureClaim, 'accessKeyId' | 'credentialScope' | 'date'> {
  const [accessKeyId = '', ...scope] = credential.split('/');
  return { accessKeyId, credentialScope: scope.join('/'), date: scope[0] ?? '' };
}

function isTimestamp(text: string): boolean {
  return /^\d{8}T\d{6}Z$/.test(text);
}
