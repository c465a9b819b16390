import { headerText } from './mailFields';
import { mailStructure } from './mailStructure';

/** A part of a mail without subparts. */
export type MailLeaf = {
  /** Its header, unfolded. */
  readonly head: string;
  /** In lower case; `text/plain` by default, `message/rfc822` in a digest (RFC 2046). */
  readonly mediaType: string;
  /** As in the file: encoded. */
  readonly body: Uint8Array;
};

export type SplitMail = {
  /** The header of the mail itself. */
  readonly head: Uint8Array;
  readonly leaves: readonly MailLeaf[];
};

/** Far above real mails: a larger one was made to stall the parser. */
const limits = { lines: 1_000_000, headBytes: 512 * 1024, parts: 2000, depth: 30 };

const newLine = 0x0a;
const carriageReturn = 0x0d;
const latin1 = new TextDecoder('latin1');

/**
 * Splits a mail into its parts (RFC 2046) without copying. `undefined` beyond the limits, and where another program
 * could split it differently and find an executable file that we did not see.
 */
export function splitMail(bytes: Uint8Array): SplitMail | undefined {
  const leaves: MailLeaf[] = [];
  /** The multiparts that have not ended yet. */
  const open: { readonly boundary: string; readonly isDigest: boolean }[] = [];
  const closed = new Set<string>();
  let head: Uint8Array | undefined;
  /** Start of the current part; `undefined` between parts. */
  let begin: number | undefined = 0;
  let body: { readonly begin: number; readonly head: string; readonly mediaType: string } | undefined;
  let headBytes = 0;
  let parts = 0;
  let unclearHeads = 0;

  const readHead = (headBegin: number, end: number) => {
    const part = bytes.subarray(headBegin, end);
    headBytes += part.length;
    head ??= part;
    const text = headerText(part);
    const structure = mailStructure(text, open.at(-1)?.isDigest === true ? 'message/rfc822' : 'text/plain');
    if (structure === 'unclear') {
      unclearHeads += 1;
      return;
    }
    const { boundary, mediaType } = structure;
    if (boundary === undefined) {
      body = { begin: end, head: text, mediaType };
      return;
    }
    if (open.some((multipart) => multipart.boundary === boundary)) unclearHeads += 1;
    open.push({ boundary, isDigest: mediaType === 'multipart/digest' });
    begin = undefined;
  };
  const endPart = (end: number) => {
    if (begin === undefined) return;
    if (body === undefined) readHead(begin, end);
    if (body !== undefined) leaves.push({ ...body, body: bytes.subarray(body.begin, Math.max(body.begin, end)) });
  };
  /** Whether the line is a boundary, and of which multipart. */
  const readMark = (line: Uint8Array) => {
    const text = latin1.decode(line).trimEnd();
    // Other blanks behind a boundary make it a line of text.
    if (line.subarray(text.length).some((byte) => ![0x20, 0x09, carriageReturn, newLine].includes(byte)))
      return undefined;
    const index = open.findLastIndex(({ boundary }) => [`--${boundary}`, `--${boundary}--`].includes(text));
    if (index >= 0) return { index, isEnd: text !== `--${open[index]?.boundary ?? ''}` };
    return closed.has(text) ? 'unclear' : undefined;
  };
  const closeFrom = (index: number) => {
    for (const { boundary } of open.splice(index)) closed.add(`--${boundary}`);
  };

  let lines = 0;
  let nextReturn = bytes.indexOf(carriageReturn);
  for (let at = 0; at < bytes.length; lines += 1) {
    const found = bytes.indexOf(newLine, at);
    const next = found < 0 ? bytes.length : found + 1;
    // Some programs take a lone CR for the end of a line, and would see a boundary here.
    for (; nextReturn >= 0 && nextReturn < next; nextReturn = bytes.indexOf(carriageReturn, nextReturn + 1))
      if (open.length > 0 && startsWithDashes(bytes, nextReturn + 1)) return undefined;
    const canBeMark = open.length + closed.size > 0 && startsWithDashes(bytes, at);
    const mark = canBeMark ? readMark(bytes.subarray(at, next)) : undefined;
    if (mark === 'unclear') return undefined;
    if (mark !== undefined) {
      endPart(withoutLineEnd(bytes, at));
      closeFrom(mark.isEnd ? mark.index : mark.index + 1);
      begin = mark.isEnd ? undefined : next;
      body = undefined;
      if (!mark.isEnd) parts += 1;
    } else if (begin !== undefined && body === undefined && isBlank(bytes, at, next)) readHead(begin, next);
    const isTooMuch = lines > limits.lines || headBytes > limits.headBytes || parts > limits.parts;
    if (unclearHeads > 0 || isTooMuch || open.length > limits.depth) return undefined;
    at = next;
  }
  // A download that was cut off, or an export without its last boundary: what is open ends with the file.
  endPart(bytes.length);
  if (unclearHeads > 0) return undefined;
  return { head: head ?? bytes, leaves };
}

function startsWithDashes(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0x2d && bytes[at + 1] === 0x2d;
}

/** Some programs write line endings twice, as CR CR LF. */
function isBlank(bytes: Uint8Array, begin: number, end: number): boolean {
  return bytes[end - 1] === newLine && bytes.subarray(begin, end - 1).every((byte) => byte === carriageReturn);
}

/** End of the content before a boundary, whose line break belongs to the boundary (RFC 2046). */
function withoutLineEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at - 1] !== newLine) return at;
  return bytes[at - 2] === carriageReturn ? at - 2 : at - 1;
}
