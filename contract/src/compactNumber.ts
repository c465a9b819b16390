import { fieldLimits } from './limits';

/**
 * The letters and digits of a number, in capitals and of one width. Empty for a text that is longer than a line:
 * putting all of its marks in order could take long.
 */
export function compactNumber(text: string): string {
  return text.length > fieldLimits.line
    ? ''
    : text
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase();
}
