import type { Readable } from 'node:stream';
import type { VerifiedSignature } from '../../../signature/verifySignature';
import { S3Error } from '../../errors/S3Error';
import type { S3Request } from '../S3Request';
import type { Checksum } from '../../store/objectRecord';
import { hashDigest, newDigest } from './checksums';
import { signedChunks, unsignedChunks } from './chunkSignatures';
import { decodeAwsChunked } from './decodeAwsChunked';
import { readBodyClaims, type BodyClaims } from './bodyClaims';

/** What is known of a body once it has been read to its end. */
export type BodyFacts = { readonly size: number; readonly md5: Buffer; readonly checksum?: Checksum };

/** The largest object that one request may bring. */
const maxBytes = 5 * 1024 ** 3;

/** The body of a request: decoded, counted and held against everything the request claims about it. */
export class RequestBody {
  readonly #claims: BodyClaims;
  #facts: BodyFacts | undefined;
  #trailers: ReadonlyMap<string, string> = new Map();

  /** Throws when the claims themselves are wrong. */
  constructor(
    private readonly request: S3Request,
    private readonly signature: VerifiedSignature,
    private readonly limitBytes = maxBytes,
  ) {
    this.#claims = readBodyClaims(request, signature.payloadHash);
    if (this.#claims.size > limitBytes) throw tooLarge(limitBytes);
  }

  /** Yields the body. Throws at the end when it is not what was claimed, so that nobody keeps it. */
  async *chunks(): AsyncGenerator<Buffer, void, undefined> {
    const md5 = hashDigest('md5');
    const sha256 = this.#claims.sha256 === undefined ? undefined : hashDigest('sha256');
    const digest = this.#claims.algorithm === undefined ? undefined : newDigest(this.#claims.algorithm);
    let size = 0;
    for await (const chunk of this.#decoded()) {
      size += chunk.length;
      if (size > this.limitBytes) throw tooLarge(this.limitBytes);
      md5.update(chunk);
      sha256?.update(chunk);
      digest?.update(chunk);
      yield chunk;
    }
    this.#facts = { size, md5: md5.digest(), ...this.#checksum(digest?.digest()) };
    this.#verify(this.#facts, sha256?.digest());
  }

  /** Reads a small body whole. */
  async text(): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.chunks()) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }

  /** Only after the last chunk. */
  get facts(): BodyFacts {
    if (this.#facts === undefined) throw new Error('The body has not been read yet');
    return this.#facts;
  }

  #decoded(): AsyncIterable<Buffer> {
    const raw = rawChunks(this.request.incoming);
    const takeTrailers = (trailers: ReadonlyMap<string, string>) => {
      this.#trailers = trailers;
    };
    if (this.#claims.coding === 'plain') return raw;
    const watcher =
      this.#claims.coding === 'signed-chunks'
        ? signedChunks(this.signature, takeTrailers)
        : unsignedChunks(takeTrailers);
    return decodeAwsChunked(raw, watcher);
  }

  #checksum(value: Buffer | undefined): { checksum?: Checksum } {
    const { algorithm } = this.#claims;
    if (value === undefined || algorithm === undefined) return {};
    return { checksum: { algorithm, value: value.toString('base64'), type: 'FULL_OBJECT' } };
  }

  #verify({ size, md5, checksum }: BodyFacts, sha256: Buffer | undefined): void {
    const claims = this.#claims;
    if (claims.size !== size) throw new S3Error('IncompleteBody');
    if (sha256?.toString('hex') !== claims.sha256) throw new S3Error('XAmzContentSHA256Mismatch');
    if (claims.md5 !== undefined && claims.md5 !== md5.toString('base64')) throw new S3Error('BadDigest');
    const expected = claims.checksum ?? this.#trailers.get(claims.trailer ?? '');
    if (checksum !== undefined && checksum.value !== expected) {
      throw new S3Error('BadDigest', {
        message: `The ${checksum.algorithm} you specified did not match the calculated checksum.`,
      });
    }
  }
}

/** Reading may stop half-way; the request stays open then, for its rest to be drained. */
async function* rawChunks(incoming: Readable): AsyncGenerator<Buffer, void, undefined> {
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

function tooLarge(maxSizeAllowed: number): S3Error {
  return new S3Error('EntityTooLarge', { details: { MaxSizeAllowed: maxSizeAllowed } });
}
