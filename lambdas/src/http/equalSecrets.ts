import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares secrets in constant time. All comparisons of secrets use it, except in ALTCHA's library, which compares
 * signatures the same way.
 */
export function equalSecrets(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
