/** A part of a mail without subparts: its header and its body as in the file. */
export type MailLeaf = {
  readonly head: Uint8Array;
  readonly body: Uint8Array;
};

export type SplitMail = {
  /** The header of the mail itself. */
  readonly head: Uint8Array;
  readonly leaves: readonly MailLeaf[];
};

/** Above real mails: a mail beyond these limits is made to stall the parser. */
const limits = { lines: 1_000_000, headBytes: 512 * 1024, parts: 2000, depth: 30 };

const newLine = 0x0a;
const latin1 = new TextDecoder('latin1');

/** Splits a mail into its parts (RFC 2046) without copying. `undefined` beyond the limits. */
export function splitMail(bytes: Uint8Array): SplitMail | undefined {
  const leaves: MailLeaf[] = [];
  /** Boundaries of the multiparts that have not ended yet. */
  const open: string[] = [];
  let head: Uint8Array | undefined;
  /** Start of the current part; `undefined` between parts. */
  let begin: number | undefined = 0;
  let bodyBegin: number | undefined;
  let headBytes = 0;
  let parts = 0;

  const endPart = (end: number) => {
    if (begin === undefined) return;
    const headEnd = bodyBegin ?? end;
    head ??= bytes.subarray(begin, headEnd);
    leaves.push({ head: bytes.subarray(begin, headEnd), body: bytes.subarray(headEnd, Math.max(headEnd, end)) });
  };
  const beginPart = (at: number) => {
    begin = at;
    bodyBegin = undefined;
    parts += 1;
  };
  const endHead = (headBegin: number, end: number) => {
    const part = bytes.subarray(headBegin, end);
    headBytes += part.length;
    head ??= part;
    const boundary = boundaryOf(part);
    if (boundary === undefined) {
      bodyBegin = end;
      return;
    }
    open.push(boundary);
    begin = undefined;
  };

  let lines = 0;
  for (let at = 0; at < bytes.length; lines += 1) {
    const found = bytes.indexOf(newLine, at);
    const next = found < 0 ? bytes.length : found + 1;
    const mark = open.length > 0 && startsWithDashes(bytes, at) ? markOf(bytes.subarray(at, next), open) : undefined;
    if (mark !== undefined) {
      endPart(withoutLineEnd(bytes, at));
      open.length = mark.isEnd ? mark.index : mark.index + 1;
      begin = undefined;
      if (!mark.isEnd) beginPart(next);
    } else if (begin !== undefined && bodyBegin === undefined && isBlank(bytes, at, next)) endHead(begin, next);
    const isTooMuch = lines > limits.lines || headBytes > limits.headBytes || parts > limits.parts;
    if (isTooMuch || open.length > limits.depth) return undefined;
    at = next;
  }
  endPart(bytes.length);
  return { head: head ?? bytes, leaves };
}

/** The unfolded value of the first header field with that name; empty if there is none. */
export function fieldOf(head: Uint8Array, name: string): string {
  const text = latin1.decode(head).replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}[ \\t]*:(.*)`, 'im').exec(text)?.[1]?.trim() ?? '';
}

/** The boundary of a multipart; `undefined` for other parts. */
function boundaryOf(head: Uint8Array): string | undefined {
  const contentType = fieldOf(head, 'content-type');
  if (!/^multipart\/[\w-]/i.test(contentType)) return undefined;
  const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted?.replace(/\\(.)/g, '$1') ?? plain;
  return boundary === '' ? undefined : boundary;
}

/** The open multipart whose boundary this line is; `undefined` for other lines. */
function markOf(line: Uint8Array, open: readonly string[]) {
  if (line.length > 1000) return undefined;
  const text = latin1.decode(line).trimEnd();
  const index = open.findLastIndex((boundary) => [`--${boundary}`, `--${boundary}--`].includes(text));
  return index < 0 ? undefined : { index, isEnd: text !== `--${open[index] ?? ''}` };
}

function startsWithDashes(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0x2d && bytes[at + 1] === 0x2d;
}

/** Some programs write line endings twice, as CR CR LF. */
function isBlank(bytes: Uint8Array, begin: number, end: number): boolean {
  return bytes[end - 1] === newLine && bytes.subarray(begin, end - 1).every((byte) => byte === 0x0d);
}

/** End of the content before a boundary, whose line break belongs to the boundary (RFC 2046). */
function withoutLineEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at - 1] !== newLine) return at;
  return bytes[at - 2] === 0x0d ? at - 2 : at - 1;
}
