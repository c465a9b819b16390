import { fieldLimits } from '../limits';

/**
 * The letters and digits of a number, half-width and in capitals. Empty for a text longer than a line: normalizing its
 * combining marks could take long.
 */
export function compactNumber(text: string): string {
  return text.length > fieldLimits.line
    ? ''
    : text
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase();
}
