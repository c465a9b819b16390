import { md5 } from '@noble/hashes/legacy';
import { concatenate } from '../bytes/byteArrays';
import type { PdfEncryption } from './findEncryption';
import { nameOf } from './pdfTokens';

/**
 * Whether every viewer opens an encrypted PDF without asking for a password: its user password is empty, as when its
 * owner forbids printing or changes. `false` when that cannot be determined: nothing could open such a file.
 */
export async function opensWithoutPassword({ dictionary, fileId }: PdfEncryption): Promise<boolean> {
  const first = (key: string) => dictionary.get(key)?.[0]?.text ?? '';
  if (nameOf(first('Filter')) !== 'Standard') return false;
  const check = bytesOf(first('U'));
  const revision = Number(first('R'));
  switch (revision) {
    case 2:
    case 3:
    case 4: {
      const id = bytesOf(fileId);
      const permissions = new Uint8Array(4);
      new DataView(permissions.buffer).setInt32(0, Number(first('P')), true);
      const isInPart = revision === 4 && first('EncryptMetadata') === 'false';
      const marks = new Uint8Array(isInPart ? 4 : 0).fill(255);
      const seed = concatenate([padding, bytesOf(first('O')).subarray(0, 32), permissions, id, marks]);
      return revision === 2
        ? isSealed(md5(seed), { check, plain: padding, rehashes: 0, rounds: 1 })
        : isSealed(md5(seed), { check, plain: md5(concatenate([padding, id])), rehashes: 50, rounds: 20 });
    }
    case 5:
      return begins(check, await sha(256, check.subarray(32, 40)));
    case 6:
      return begins(check, await hardenedHash(check.subarray(32, 40)));
    default:
      return false;
  }
}

/** ISO 32000-1, 7.6.3.3: the padding that an empty password is replaced by */
const padding = bytesOf(
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a',
);

type Seal = {
  readonly check: Uint8Array;
  readonly plain: Uint8Array;
  readonly rehashes: number;
  readonly rounds: number;
};

/**
 * ISO 32000-1, algorithms 2 and 4 to 6: whether the check begins with the plain text, encrypted with the key from the
 * hash. Files state the key's length in several ways, some of them wrong, so each length is tried.
 */
function isSealed(hash: Uint8Array, { check, plain, rehashes, rounds }: Seal): boolean {
  for (let length = 5; length <= 16; length += 1) {
    let key = hash.subarray(0, length);
    for (let count = 0; count < rehashes; count += 1) key = md5(key).subarray(0, length);
    let sealed = plain;
    for (let round = 0; round < rounds; round += 1) {
      const keyOfRound = key.map((byte) => byte ^ round);
      sealed = rc4(keyOfRound, sealed);
    }
    if (begins(check, sealed)) return true;
  }
  return false;
}

/** ISO 32000-2, algorithm 2.B, for the empty password. It ends at round 287 at the latest. */
async function hardenedHash(salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  let hash = await sha(256, salt);
  for (let round = 1, last = 0; round <= 64 || last > round - 33; round += 1) {
    const encrypted = await encrypt(hash, concatenate(Array.from({ length: 64 }, () => hash)));
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = await sha(remainder === 0 ? 256 : remainder === 1 ? 384 : 512, encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

async function sha(bits: 256 | 384 | 512, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));
}

/** AES-128 in CBC mode, with key and initialization vector from a hash, without the padding block */
async function encrypt(
  hash: Uint8Array<ArrayBuffer>,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', hash.subarray(0, 16), 'AES-CBC', false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: hash.subarray(16, 32) }, key, plain);
  return new Uint8Array(encrypted, 0, plain.length);
}

function begins(bytes: Uint8Array, beginning: Uint8Array): boolean {
  return beginning.every((byte, at) => byte === bytes[at]);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Encrypts with RC4, which browsers lack. Only for reading old files: it protects nothing. */
function rc4(key: Uint8Array, plain: Uint8Array): Uint8Array {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const stateAt = (at: number) => state[at & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [stateAt(other), stateAt(one)];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + stateAt(at) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let other = 0;
  return plain.map((byte, index) => {
    const at = (index + 1) & 255;
    other = (other + stateAt(at)) & 255;
    swap(at, other);
    return byte ^ stateAt(stateAt(at) + stateAt(other));
  });
}
