import { createHash } from 'node:crypto';

/** Sixteen hexadecimal digits: the edge caches a file so marked as immutable. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
