import { ContentDisposition, ContentType } from '@remix-run/headers';
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { requestLimits } from '@incasso/contract/limits';
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
 * Most parts that are read. It leaves room for too many documents, so that they can be refused by their names.
 */
const maxParts = 20 + documentLimits.maxCount * 2;

/** RFC 2046, 5.1.1. A longer boundary would make the search slower. */
const maxBoundaryLength = 70;

/** Takes the longest file name in any spelling. In bytes. */
const maxHeadBytes = 4 * 1024;

/** Longer than a field may be: one that is cut is refused as too long, or does not parse. */
const maxFieldBytes = 32 * 1024;
const maxBytesOf = (name: string) => (name === intakeParts.debts ? requestLimits.maxDebtsBytes : maxFieldBytes);

/**
 * The parts of a multipart body in their order; refused when it is malformed, cut off, or has too many parts. It
 * runs before the bot check, so every byte is looked at by Node's own search alone.
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
    // No multipart body, no UTF-8, or an unknown character set.
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
  // For a name in another character set, the parser would write that name to the log.
  if (filenameSplat !== undefined && !/^utf-8'/i.test(filenameSplat)) return undefined;
  const { preferredFilename: fileName } = disposition;
  if (fileName !== undefined) return { kind: 'file', name, fileName: fileName === '' ? undefined : fileName, bytes };
  const { charset = 'utf-8' } = ContentType.from(headers['content-type'] ?? null);
  return { kind: 'text', name, text: new TextDecoder(charset).decode(bytes.subarray(0, maxBytesOf(name))) };
}
