/**
 * Invisible characters that change how the text around them is read or sent: controls, direction marks, zero widths,
 * half characters.
 */
const unseen = /[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Surrogate}|[\u200b\u2060\ufeff]/gu;
/** Invisible characters that are kept in a text, but do not fill a field by themselves. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]*$/u;
/**
 * Marks on one letter beyond what any writing has (UAX #15, Stream-Safe Text Format): putting them in order takes time
 * that grows with their square.
 */
const endlessMarks = /(\p{M}{30})\p{M}+/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Text of several lines as the visitor saw it: composed, with plain line ends and without invisible characters. Empty
 * when nothing of it is visible.
 */
export function cleanText(text: string): string {
  const cleaned = text.replace(endlessMarks, '$1').normalize('NFC').replace(lineEnds, '\n').replace(unseen, '');
  return blank.test(cleaned) ? '' : cleaned;
}

/** Text of one line: line ends and tabs become spaces, so that it can stand in a heading. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
