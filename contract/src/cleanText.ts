/**
 * Characters that show nothing: controls, direction marks, zero widths, half characters. They change how the text
 * around them is read, sent or compared. Those that shape letters and emoji are kept.
 */
const unseen =
  /[^\P{Cc}\n\t]|\p{Surrogate}|[\ufff9-\ufffb]|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
/** Invisible characters that are kept in a text, but do not fill a field by themselves. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]*$/u;
/** In what machines read, no letter needs shaping. */
const unseenInCode = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Marks on one letter beyond what any writing has (UAX #15, Stream-Safe Text Format): putting them in order takes time
 * that grows with their square.
 */
const endlessMarks = /(\p{M}{30})\p{M}+/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Text of several lines as the visitor saw it: composed, with plain line ends, without invisible characters and without
 * the space around it. Empty when nothing of it is visible.
 */
export function cleanText(text: string): string {
  const seen = text.replace(lineEnds, '\n').replace(unseen, '');
  return blank.test(seen) ? '' : seen.replace(endlessMarks, '$1').normalize('NFC').trim();
}

/** Text of one line: line ends and tabs become spaces, so that it can stand in a heading. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** One line that machines read, such as a number or an e-mail address. */
export function cleanCode(text: string): string {
  return cleanLine(text.replace(unseenInCode, ''));
}
