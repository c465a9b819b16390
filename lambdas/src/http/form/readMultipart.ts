import { ContentDisposition, ContentType } from '@remix-run/headers';
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { documentLimits } from '@incasso/contract/limits';
import { accept, refuse, type Result } from '../result/Result';

/** One part of a multipart body. A file without a name was left empty in the form. */
export type Part =
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly fileName: string | undefined;
      /** A view of the body: copies of it would fill the memory. */
      readonly bytes: Uint8Array;
    };

/**
 * More parts than any form of ours sends are not read. Some documents too many are, so that they can be refused by
 * their names.
 */
const maxParts = 20 + documentLimits.maxCount * 2;

/** RFC 2046, section 5.1.1. The time of a search grows with it. */
const maxBoundaryLength = 70;

/** Takes the longest file name in any spelling. In bytes. */
const maxHeadBytes = 4 * 1024;

/** Longer than any field: what it cuts off is refused as too long, or does not parse. */
const maxFieldBytes = 32 * 1024;

/**
 * The parts of a multipart body in their order; refused when it is malformed, cut off, or has too many parts. What
 * looks at every byte is Node's own search: this comes before the bot check.
 */
export function readMultipart(contentType: string, body: Uint8Array): Result<readonly Part[]> {
  const boundary = getMultipartBoundary(contentType);
  if (boundary === null || boundary.length > maxBoundaryLength || body.length === 0) return malformed;
  const limits = { maxParts, maxHeaderSize: maxHeadBytes, maxFileSize: body.length, maxTotalSize: body.length };
  const parts: Part[] = [];
  try {
    for (const { headers, content } of parseMultipart(body, { boundary, ...limits })) {
      const part = readPart(headers, content[0] ?? new Uint8Array());
      if (part === undefined) return malformed;
      parts.push(part);
    }
    return accept(parts);
  } catch {
    // Not the form of a multipart body, no UTF-8, or a character set that nobody knows.
    return malformed;
  }
}

const malformed = refuse('malformed_request', { reason: 'multipart' });

/** `undefined` without the head that every part has: https://www.rfc-editor.org/rfc/rfc7578#section-4.2 */
function readPart(headers: Readonly<Record<string, string | undefined>>, bytes: Uint8Array): Part | undefined {
  const { 'content-disposition': head = '' } = headers;
  const disposition = ContentDisposition.from(head);
  const { type, name, filenameSplat } = disposition;
  if (type !== 'form-data' || name === undefined || /\p{Cc}/u.test(head)) return undefined;
  // The parser writes to the log which other character set a name is in.
  if (filenameSplat !== undefined && !/^utf-8'/i.test(filenameSplat)) return undefined;
  const { preferredFilename: fileName } = disposition;
  if (fileName !== undefined) return { kind: 'file', name, fileName: fileName === '' ? undefined : fileName, bytes };
  const { charset = 'utf-8' } = ContentType.from(headers['content-type'] ?? null);
  return { kind: 'text', name, text: new TextDecoder(charset).decode(bytes.subarray(0, maxFieldBytes)) };
}
