/**
 * What is not seen but changes how the text around it is read or sent: controls, direction marks, zero widths, half
 * characters.
 */
const unseen = /[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Surrogate}|[\u200b\u2060\ufeff]/gu;
/** What fills a field without being seen, as far as it stays in a text that has more. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]*$/u;
/**
 * Marks on one letter beyond what any writing has (UAX #15, Stream-Safe Text Format): putting them in order takes time
 * that grows with their square.
 */
const endlessMarks = /(\p{M}{30})\p{M}+/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Text of several lines, as the visitor saw it: composed, with plain line ends and without what cannot be seen; empty
 * where nothing can.
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
