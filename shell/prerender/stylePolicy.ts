import { createHash } from 'node:crypto';

/** styled-components adds one style element without text and inserts its rules into it. */
const emptyStyle = '';

/**
 * The policy on styles that a page itself carries, so that a page and its hashes are always of one release. The edge's
 * header has the rest.
 */
export function stylePolicy(styleTexts: readonly string[]): string {
  const hashes = [...styleTexts, emptyStyle].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return `style-src 'self' ${hashes.join(' ')}`;
}
