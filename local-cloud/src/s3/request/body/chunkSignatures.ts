import { hashDigest } from './checksums';
import type { ChunkWatcher } from './decodeAwsChunked';
import { S3Error } from '../../errors/S3Error';
import { sameSignature, scopeText, sha256Hex, sign } from '../../../signature/signingKey';
import type { VerifiedSignature } from '../../../signature/verifySignature';

type TakeTrailers = (trailers: ReadonlyMap<string, string>) => void;

/** Verifies the signature of each chunk and of the trailers, each of which signs the one before. */
export function signedChunks(
  signature: Omit<VerifiedSignature, 'accessKeyId'>,
  takeTrailers: TakeTrailers,
): ChunkWatcher {
  const isTrailed = signature.payloadHash.endsWith('-TRAILER');
  let previous = signature.signature;
  const verify = (kind: 'PAYLOAD' | 'TRAILER', given: string, hashes: readonly string[]) => {
    const head = [`AWS4-HMAC-SHA256-${kind}`, signature.timestamp, scopeText(signature.scope), previous];
    const expected = sign(signature.key, [...head, ...hashes].join('\n'));
    if (!sameSignature(expected, given)) throw new S3Error('SignatureDoesNotMatch');
    previous = expected;
  };
  return {
    newHash: () => hashDigest('sha256'),
    chunk: (given, chunkSha256) => verify('PAYLOAD', given, [sha256Hex(''), chunkSha256.toString('hex')]),
    trailers(trailers) {
      const { 'x-amz-trailer-signature': given = '', ...signed } = Object.fromEntries(trailers);
      if (!isTrailed) return;
      const text = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
      verify('TRAILER', given, [sha256Hex(text.join(''))]);
      takeTrailers(trailers);
    },
  };
}

/** Chunks without signatures: only the trailers count. */
export function unsignedChunks(takeTrailers: TakeTrailers): ChunkWatcher {
  return {
    newHash: () => ({ update: () => undefined, digest: () => Buffer.alloc(0) }),
    chunk: () => undefined,
    trailers: takeTrailers,
  };
}
