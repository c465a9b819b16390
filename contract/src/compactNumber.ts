import { fieldLimits } from './limits';

/**
 * A number's letters and digits in half-width capitals. Empty for a text longer than a line: normalizing all its marks
 * could take long.
 */
export function compactNumber(text: string): string {
  return text.length > fieldLimits.line
    ? ''
    : text
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase();
}
