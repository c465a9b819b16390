import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Checksum } from '../../store/objectRecord';
import { crc32c, Crc64Nvme } from './crc';

export type ChecksumAlgorithm = Checksum['algorithm'];

export const checksumAlgorithms: readonly ChecksumAlgorithm[] = ['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'];

/** Takes bytes piece by piece. */
export type Digest = { update(chunk: Buffer): void; digest(): Buffer };

const digests: Record<ChecksumAlgorithm, () => Digest> = {
  CRC32: () => crcDigest(crc32),
  CRC32C: () => crcDigest(crc32c),
  CRC64NVME: () => new Crc64Nvme(),
  SHA1: () => hashDigest('sha1'),
  SHA256: () => hashDigest('sha256'),
};

export function newDigest(algorithm: ChecksumAlgorithm): Digest {
  return digests[algorithm]();
}

export function hashDigest(name: 'md5' | 'sha1' | 'sha256'): Digest {
  const hash = createHash(name);
  return {
    update: (chunk) => void hash.update(chunk),
    digest: () => hash.digest(),
  };
}

/** The header (and trailer) that carries a checksum. */
export function checksumHeader(algorithm: ChecksumAlgorithm): string {
  return `x-amz-checksum-${algorithm.toLowerCase()}`;
}

/** The algorithm of a header of this name, if there is one. */
export function algorithmOfHeader(name: string): ChecksumAlgorithm | undefined {
  return checksumAlgorithms.find((algorithm) => checksumHeader(algorithm) === name.toLowerCase());
}

/** The element of a checksum in XML: `ChecksumCRC32`. */
export function checksumElement(algorithm: ChecksumAlgorithm): `Checksum${ChecksumAlgorithm}` {
  return `Checksum${algorithm}`;
}

const lengths: Record<ChecksumAlgorithm, number> = { CRC32: 4, CRC32C: 4, CRC64NVME: 8, SHA1: 20, SHA256: 32 };

/** True for the base64 of as many bytes as the algorithm has. */
export function isChecksumValue(algorithm: ChecksumAlgorithm, value: string): boolean {
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === lengths[algorithm] && bytes.toString('base64') === value;
}

function crcDigest(step: (data: Buffer, value: number) => number): Digest {
  let value = 0;
  return {
    update(chunk) {
      value = step(chunk, value);
    },
    digest() {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value >>> 0);
      return bytes;
    },
  };
}
