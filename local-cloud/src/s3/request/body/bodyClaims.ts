import { S3Error } from '../../errors/S3Error';
import type { S3Request } from '../S3Request';
import {
  algorithmOfHeader,
  checksumAlgorithms,
  checksumHeader,
  isChecksumValue,
  type ChecksumAlgorithm,
} from './checksums';

/** What a request says about its body, to be held against it. */
export type BodyClaims = {
  readonly coding: 'plain' | 'signed-chunks' | 'unsigned-chunks';
  /** Bytes after decoding. */
  readonly size: number;
  /** Hex. */
  readonly sha256?: string;
  /** Base64. */
  readonly md5?: string;
  readonly algorithm?: ChecksumAlgorithm;
  /** Base64, when it stands in a header. */
  readonly checksum?: string;
  /** Name of the trailer that brings the checksum. */
  readonly trailer?: string;
};

const codings: Readonly<Record<string, BodyClaims['coding']>> = {
  'STREAMING-AWS4-HMAC-SHA256-PAYLOAD': 'signed-chunks',
  'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER': 'signed-chunks',
  'STREAMING-UNSIGNED-PAYLOAD-TRAILER': 'unsigned-chunks',
};

/** Reads and checks the claims. Throws when one is malformed or two contradict each other. */
export function readBodyClaims({ headers }: S3Request, payloadHash: string): BodyClaims {
  const coding = readCoding(payloadHash);
  const size = headers[coding === 'plain' ? 'content-length' : 'x-amz-decoded-content-length'];
  const md5 = headers['content-md5'];
  if (size === undefined) throw new S3Error('MissingContentLength');
  if (!/^\d{1,15}$/.test(size)) throw new S3Error('InvalidArgument');
  if (md5 !== undefined && Buffer.from(md5, 'base64').length !== 16) throw new S3Error('InvalidDigest');
  return {
    coding,
    size: Number(size),
    ...(/^[0-9a-f]{64}$/.test(payloadHash) && { sha256: payloadHash }),
    ...(md5 !== undefined && { md5 }),
    ...readChecksum(headers),
  };
}

function readCoding(payloadHash: string): BodyClaims['coding'] {
  if (payloadHash === 'UNSIGNED-PAYLOAD' || /^[0-9a-f]{64}$/.test(payloadHash)) return 'plain';
  const coding = codings[payloadHash];
  if (coding !== undefined) return coding;
  throw new S3Error('InvalidArgument', {
    message:
      'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-UNSIGNED-PAYLOAD-TRAILER, STREAMING-AWS4-HMAC-SHA256-PAYLOAD, STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER or a valid sha256 value.',
  });
}

function readChecksum(headers: S3Request['headers']): Pick<BodyClaims, 'algorithm' | 'checksum' | 'trailer'> {
  const given = checksumAlgorithms.filter((algorithm) => headers[checksumHeader(algorithm)] !== undefined);
  const trailer = headers['x-amz-trailer']?.toLowerCase();
  const trailing = trailer === undefined ? undefined : algorithmOfHeader(trailer);
  if (trailer !== undefined && trailing === undefined) {
    throw new S3Error('InvalidRequest', {
      message: 'The value specified in the x-amz-trailer header is not supported',
    });
  }
  const [algorithm = trailing, second] = given;
  if (second !== undefined || (given.length > 0 && trailing !== undefined)) {
    throw new S3Error('InvalidRequest', { message: 'Expecting a single x-amz-checksum- header' });
  }
  if (algorithm === undefined) return {};
  const checksum = headers[checksumHeader(algorithm)];
  if (checksum === undefined) return { algorithm, ...(trailer !== undefined && { trailer }) };
  if (!isChecksumValue(algorithm, checksum)) {
    throw new S3Error('InvalidRequest', { message: `Value for ${checksumHeader(algorithm)} header is invalid.` });
  }
  return { algorithm, checksum };
}
