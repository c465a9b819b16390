import { createHash } from 'node:crypto';

/** styled-components adds one empty style element and inserts its rules into it. */
const emptyStyle = '';

/**
 * The content security policy for styles. It is part of the page, so that a page and its hashes are always of one
 * release. The other directives are in the edge's header.
 */
export function stylePolicy(styleTexts: readonly string[]): string {
  const hashes = [...styleTexts, emptyStyle].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return `style-src 'self' ${hashes.join(' ')}`;
}
