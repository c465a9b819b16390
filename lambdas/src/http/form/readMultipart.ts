import { maxLengthOf } from '@incasso/contract/FieldSpec';
import { ContentDisposition, ContentType } from '@remix-run/headers';
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { maxDebts } from '@incasso/debts/Debt';
import { debtField, debtTextNames } from '@incasso/debts/debtFields';
import { accept, refuse, type Result } from '../../Result';

/** One part of a multipart body. A file without a name is an empty file field. */
export type Part =
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly fileName: string | undefined;
      /** A view of the body: copies would fill the memory. */
      readonly bytes: Uint8Array;
    };

/** Maximum number of parts. Allows for too many documents, so that their refusal can name them. */
const maxParts = 20 + documentLimits.maxCount * 2;

/** RFC 2046, 5.1.1. A longer boundary would slow the search down. */
const maxBoundaryLength = 70;

/** In bytes. The longest file name fits in any encoding. */
const maxHeadBytes = 4 * 1024;

/** Above any field's limit: a cut field is refused as too long or does not parse. */
const maxFieldBytes = 32 * 1024;
/** All rows fit with every text at its limit (3 bytes a character), as typed and as read from the document. */
const maxDebtsBytes =
  maxDebts * (debtTextNames.reduce((bytes, name) => bytes + 2 * 3 * maxLengthOf(debtField(name)), 0) + 2 * 1024);
const maxBytesOf = (name: string) => (name === intakeParts.debts ? maxDebtsBytes : maxFieldBytes);

/**
 * The parts of a multipart body in order; refused when it is malformed, cut off, or has too many parts. It runs before
 * the bot check, so only Node's own search looks at every byte.
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

/** `undefined` without the header that every part has: https://www.rfc-editor.org/rfc/rfc7578#section-4.2 */
function readPart(headers: Readonly<Record<string, string | undefined>>, bytes: Uint8Array): Part | undefined {
  const { 'content-disposition': head = '' } = headers;
  const disposition = ContentDisposition.from(head);
  const { type, name, filenameSplat } = disposition;
  if (type !== 'form-data' || name === undefined || /\p{Cc}/u.test(head)) return undefined;
  // The parser would log a name in another character set.
  if (filenameSplat !== undefined && !/^utf-8'/i.test(filenameSplat)) return undefined;
  const { preferredFilename: fileName } = disposition;
  if (fileName !== undefined) return { kind: 'file', name, fileName: fileName === '' ? undefined : fileName, bytes };
  const { charset = 'utf-8' } = ContentType.from(headers['content-type'] ?? null);
  return { kind: 'text', name, text: new TextDecoder(charset).decode(bytes.subarray(0, maxBytesOf(name))) };
}
