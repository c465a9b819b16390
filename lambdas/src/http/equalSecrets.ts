import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares in a time that tells nothing about where two secrets differ: the one place where one is compared. ALTCHA's
 * library compares the signatures of its challenges likewise.
 */
export function equalSecrets(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
