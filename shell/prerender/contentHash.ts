import { createHash } from 'node:crypto';

/** Sixteen hexadecimal digits. The edge caches a file with such a hash in its name as immutable. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
