import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares secrets in a time that does not depend on where they differ. Every comparison of secrets goes through here,
 * but for ALTCHA's library, which compares signatures of challenges in the same way.
 */
export function equalSecrets(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
