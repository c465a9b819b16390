/** Viewers look for the header within so many bytes. */
const searched = 1024;

/** A byte order mark, white space as PDF knows it, and the lines by which a computer hands a file to a printer. */
const skipped = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*(?:(?:\x1b%-12345X)+(?:@PJL[\t -~]*[\n\r]+)*[\t\n\f\r ]*)?/;

/** Whether the bytes begin as a PDF does, after no more than what every viewer skips: otherwise one file could be two. */
export function startsAsPdf(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, searched));
  return start.slice(skipped.exec(start)?.[0].length).startsWith('%PDF-');
}
