import { canonicalRequest, type SignableRequest } from './canonicalRequest';
import { SignatureFault } from './SignatureFault';
import { sameSignature, scopeText, sha256Hex, sign, signingKey, type Scope } from './signingKey';
import { readClaim, type SignatureClaim } from './readClaim';

/** Who may call a service, and where it stands. */
export type Gatekeeper = {
  /** The secret of an access key; `undefined` when there is no such key. */
  readonly secretOf: (accessKeyId: string) => string | undefined;
  readonly region: string;
  readonly service: string;
};

/** A verified signature, and what is needed to verify the chunks that follow it. */
export type VerifiedSignature = {
  readonly accessKeyId: string;
  readonly presigned: boolean;
  readonly payloadHash: string;
  readonly timestamp: string;
  readonly scope: Scope;
  readonly key: Buffer;
  readonly signature: string;
};

const maxSkewMs = 15 * 60 * 1000;

/**
 * Verifies the signature (version 4) in a request's `Authorization` header or query. `payloadHash` gives the hash for
 * requests that do not state one. Throws a `SignatureFault`.
 */
export function verifySignature(
  request: SignableRequest,
  gatekeeper: Gatekeeper,
  payloadHash: string,
): VerifiedSignature {
  const claim = readClaim(request);
  const secret = gatekeeper.secretOf(claim.accessKeyId);
  if (secret === undefined) {
    throw new SignatureFault('unknown-key', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  checkScope(claim, gatekeeper);
  checkTime(claim, new Date());
  checkSignedHeaders(request, claim);
  const scope: Scope = { date: claim.date, region: gatekeeper.region, service: gatekeeper.service };
  const key = signingKey(secret, scope);
  const statedHash = claim.payloadHash ?? payloadHash;
  const canonical = canonicalRequest(request, claim.signedHeaders, statedHash);
  const text = ['AWS4-HMAC-SHA256', claim.timestamp, scopeText(scope), sha256Hex(canonical)].join('\n');
  if (!sameSignature(sign(key, text), claim.signature)) {
    throw new SignatureFault(
      'mismatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  return {
    accessKeyId: claim.accessKeyId,
    presigned: claim.presigned,
    payloadHash: statedHash,
    timestamp: claim.timestamp,
    scope,
    key,
    signature: claim.signature,
  };
}

/** Throws unless a credential (`key/date/region/service/aws4_request`) is the gatekeeper's. */
function checkScope({ credentialScope, date, presigned }: SignatureClaim, { region, service }: Gatekeeper): void {
  const expected = scopeText({ date, region, service });
  if (credentialScope !== expected) {
    throw new SignatureFault(
      presigned ? 'malformed-query' : 'malformed',
      `The credential scope is wrong; expecting '${expected}'.`,
    );
  }
}

function checkTime({ date, timestamp, presigned, expiresSeconds }: SignatureClaim, now: Date): void {
  const signedAt = parseTimestamp(timestamp);
  if (!timestamp.startsWith(date) || Number.isNaN(signedAt)) {
    throw new SignatureFault(
      presigned ? 'malformed-query' : 'malformed',
      'Invalid credential date. This date is not the same as X-Amz-Date.',
    );
  }
  if (presigned && signedAt - now.getTime() > maxSkewMs) {
    throw new SignatureFault('not-yet-valid', 'Request is not yet valid');
  }
  if (presigned && now.getTime() > signedAt + expiresSeconds * 1000) {
    throw new SignatureFault('expired', 'Request has expired');
  }
  if (!presigned && Math.abs(signedAt - now.getTime()) > maxSkewMs) {
    throw new SignatureFault('skewed', 'The difference between the request time and the current time is too large.');
  }
}

function checkSignedHeaders({ headers }: SignableRequest, { signedHeaders }: SignatureClaim): void {
  const unsigned = Object.keys(headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signedHeaders.includes(name),
  );
  if (unsigned.length > 0) {
    throw new SignatureFault(
      'unsigned-headers',
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
  }
}

function parseTimestamp(timestamp: string): number {
  return Date.parse(timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
