import { fieldsOf, headerText } from './mailFields';

export type MailLeaf = {
  readonly head: string;
  /** As in the file: encoded. */
  readonly body: Uint8Array;
};

export type SplitMail = {
  readonly head: Uint8Array;
  readonly leaves: readonly MailLeaf[];
};

/** Far above real mails: a larger one was made to stall the parser. */
const limits = { lines: 1_000_000, headBytes: 512 * 1024, parts: 2000, depth: 30 };

/** Longer lines would make its regular expression slow. */
const maxMarkLength = 400;

const newLine = 0x0a;
const carriageReturn = 0x0d;
const latin1 = new TextDecoder('latin1');

/** Splits a mail into its parts (RFC 2046) without copying. `undefined` beyond the limits. */
export function splitMail(bytes: Uint8Array): SplitMail | undefined {
  const leaves: MailLeaf[] = [];
  /** The multiparts that have not ended yet. */
  const open: Multipart[] = [];
  let head: Uint8Array | undefined;
  /** Start of the current part; `undefined` between parts. */
  let begin: number | undefined = 0;
  let body: { readonly begin: number; readonly head: string } | undefined;
  let headBytes = 0;
  let parts = 0;

  const readHead = (headBegin: number, end: number) => {
    const part = bytes.subarray(headBegin, end);
    headBytes += part.length;
    head ??= part;
    const text = headerText(part);
    const multipart = multipartOf(text);
    if (multipart === undefined) {
      const isMail = open.at(-1)?.isDigest === true && fieldsOf(text, 'content-type').length === 0;
      body = { begin: end, head: isMail ? `Content-Type: message/rfc822\r\n${text}` : text };
      return;
    }
    open.push(multipart);
    begin = undefined;
  };
  const endPart = (end: number) => {
    if (begin === undefined) return;
    if (body === undefined) readHead(begin, end);
    if (body !== undefined)
      leaves.push({ head: body.head, body: bytes.subarray(body.begin, Math.max(body.begin, end)) });
  };

  let lines = 0;
  for (let at = 0; at < bytes.length; lines += 1) {
    const found = bytes.indexOf(newLine, at);
    const next = found < 0 ? bytes.length : found + 1;
    const mark = open.length > 0 ? markOf(bytes.subarray(at, next)) : undefined;
    const index =
      mark === undefined ? -1 : open.findLastIndex(({ boundary }) => mark === boundary || mark === `${boundary}--`);
    if (index >= 0) {
      const isEnd = mark !== open[index]?.boundary;
      endPart(withoutLineEnd(bytes, at));
      open.splice(isEnd ? index : index + 1);
      begin = isEnd ? undefined : next;
      body = undefined;
      if (!isEnd) parts += 1;
    } else if (begin !== undefined && body === undefined && isBlank(bytes, at, next)) readHead(begin, next);
    if (lines > limits.lines || headBytes > limits.headBytes || parts > limits.parts || open.length > limits.depth)
      return undefined;
    at = next;
  }
  // A download that was cut off, or an export without its last boundary: the file's end closes all parts.
  endPart(bytes.length);
  if (headBytes > limits.headBytes) return undefined;
  return { head: head ?? bytes, leaves };
}

type Multipart = {
  readonly boundary: string;
  /** Whether its parts are mails unless they say otherwise (RFC 2046). */
  readonly isDigest: boolean;
};

function multipartOf(head: string): Multipart | undefined {
  const [field = ''] = fieldsOf(head, 'content-type');
  const [, quoted, plain] = /^multipart\/.*?;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(field) ?? [];
  const boundary = (quoted ?? plain)?.trimEnd();
  return boundary === undefined ? undefined : { boundary, isDigest: /^multipart\/digest/i.test(field) };
}

/** The text of a line that can be a boundary, without its dashes and the blanks after it. */
function markOf(line: Uint8Array): string | undefined {
  if (line[0] !== 0x2d || line[1] !== 0x2d || line.length > maxMarkLength) return undefined;
  return latin1.decode(line.subarray(2)).replace(/[ \t\r\n]+$/, '');
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
