/** What is not seen but changes how the text around it is read or sent: controls, direction marks, zero widths, half characters. */
const unseen = /[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Surrogate}|[\u200b\u2060\ufeff]/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/** Text of several lines, as the visitor saw it: composed, with plain line ends and without what cannot be seen. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(lineEnds, '\n').replace(unseen, '');
}

/** Text of one line: line ends and tabs become spaces, so that it can stand in a heading. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
