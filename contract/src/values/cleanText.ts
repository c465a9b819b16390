/**
 * Invisible characters: controls, direction marks, zero widths, unpaired surrogates. They change how the text around
 * them is read, sent or compared. Those that shape letters and emoji are kept.
 */
const unseen =
  /[^\P{Cc}\n\t]|\p{Surrogate}|[\ufff9-\ufffb]|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
/** Invisible characters that a text keeps, but that alone do not make a field filled in. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]*$/u;
/** In codes, the characters that shape letters are invisible too. */
const unseenInCode = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Combining marks on one letter beyond what any script needs (UAX #15, Stream-Safe Text Format): normalizing them takes
 * quadratic time.
 */
const endlessMarks = /(\p{M}{30})\p{M}+/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Multi-line text as the visitor saw it: normalized, with plain line ends, trimmed, without invisible characters. Empty
 * if nothing is visible.
 */
export function cleanText(text: string): string {
  const seen = text.replace(lineEnds, '\n').replace(unseen, '');
  return blank.test(seen) ? '' : seen.replace(endlessMarks, '$1').normalize('NFC').trim();
}

/** One-line text: line ends and tabs become spaces, so that it fits in a heading. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** One line that machines read, such as a number or an e-mail address. */
export function cleanCode(text: string): string {
  return cleanLine(text.replace(unseenInCode, ''));
}
