/** Viewers search the header within so many bytes. */
const searched = 1024;

/** The start of a print job */
const beginOfJob = '\x1b%-12345X';
/** A byte order mark, PDF white space, and the header of a print job */
const skipped = new RegExp(
  String.raw`^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*(?:(?:${beginOfJob})+(?:@PJL[\t -~]*[\n\r]+)*[\t\n\f\r ]*)?`,
);

/** Whether a PDF begins here, after only what every viewer skips: otherwise one file could be two. */
export function startsAsPdf(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, searched));
  return start.slice(skipped.exec(start)?.[0].length).startsWith('%PDF-');
}
