import { equalSecrets } from '@incasso/lambdas/http/equalSecrets';
import { Hash } from '@smithy/core/serde';
import { SignatureV4 } from '@smithy/signature-v4';
import { localBucket } from '../stage/localBucket';
import { StoreError } from './StoreError';
import type { StoreRequest } from './StoreRequest';

const signer = new SignatureV4({
  service: 's3',
  region: localBucket.region,
  credentials: localBucket.credentials,
  sha256: Hash.bind(null, 'sha256'),
  uriEscapePath: false,
  applyChecksum: false,
});

/**
 * Signs a presigned link again and compares. A link is good for its own key, method, parameters and headers, until it
 * expires. Throws `AccessDenied` or `SignatureDoesNotMatch`.
 */
export async function checkLink({ incoming, method, query, headers }: StoreRequest): Promise<void> {
  const signedHeaders = new Set(query['X-Amz-SignedHeaders']?.split(';'));
  const signedAt = readTime(query['X-Amz-Date']);
  const expiresIn = Number(query['X-Amz-Expires']);
  const expiresAt = signedAt.getTime() + expiresIn * 1000;
  if (Number.isNaN(expiresAt) || expiresAt < Date.now()) {
    throw new StoreError('AccessDenied', 'The request has no credentials, and is no link that is still good.');
  }
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.has(name));
  if (unsigned.length > 0) throw new StoreError('AccessDenied', `Headers are not signed: ${unsigned.join(', ')}`);
  const again = await signer.presign(
    {
      method,
      protocol: 'http:',
      hostname: '',
      path: incoming.url?.split('?')[0] ?? '',
      query,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => signedHeaders.has(name))),
      // Without bytes, the signer signs UNSIGNED-PAYLOAD.
      body: {},
    },
    { signingDate: signedAt, expiresIn, signableHeaders: signedHeaders, unhoistableHeaders: signedHeaders },
  );
  if (!equalSecrets(query['X-Amz-Signature'] ?? '', String(again.query?.['X-Amz-Signature']))) {
    throw new StoreError('SignatureDoesNotMatch', 'The link was made for another request.');
  }
}

/** Parses `20261224T100000Z`. */
function readTime(text = ''): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
